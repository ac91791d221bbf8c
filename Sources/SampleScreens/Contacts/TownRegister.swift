/// Everybody of the town by script, in the order of each alphabet; the names are invented.
enum TownRegister {
  /// Every contact with a fixed id.
  static let contacts: [Contact] = NameScript.allCases.flatMap { contacts(in: $0) }

  static func contacts(in script: NameScript) -> [Contact] {
    let lines = names(in: script).utf8.split(separator: UInt8(ascii: "\n"))
    return lines.enumerated().compactMap { index, line in
      let parts = line.split(separator: UInt8(ascii: "|"))
      guard parts.count == 2 else { return nil }
      let order = (NameScript.allCases.firstIndex(of: script) ?? 0) * 17 + index
      return Contact(
        id: "\(script.rawValue)-\(index + 1)", givenName: String(decoding: parts[0], as: UTF8.self),
        familyName: String(decoding: parts[1], as: UTF8.self), script: script,
        role: roles[order % roles.count],
        // Numbers that are kept free for fiction.
        phone: "01632 960\(String(1000 + order % 1000).dropFirst())")
    }
  }

  private static let roles = [
    "Fish market", "Ferry crew", "Harbour office", "Pilot", "Boatyard", "Rope store", "Lifeboat",
    "Lighthouse", "School", "Bakery", "Chandlery",
  ]

  private static func names(in script: NameScript) -> String {
    switch script {
    case .latin: latin
    case .greek:
      """
      Ελένη|Αγγέλου
      Νίκος|Άνθης
      Μαρία|Βασιλείου
      Κώστας|Γεωργίου
      Δήμητρα|Γρίβα
      Σπύρος|Δημητρίου
      Στέλιος|Έξαρχος
      Ιωάννα|Ιωάννου
      Αικατερίνη|Κανέλλου
      Πέτρος|Καραγιάννης
      Χρυσούλα|Νικολάου
      Θανάσης|Παππάς
      Σοφία|Ωρολογά
      """
    case .cyrillic:
      """
      Анна|Андреева
      Богдан|Бойко
      Мария|Василева
      Георги|Георгиев
      Драган|Ђорђевић
      Олена|Євтушенко
      Фёдор|Жуков
      Наталья|Зайцева
      Михайло|Їжак
      Јелена|Јовановић
      Оксана|Коваленко
      Сергей|Кузнецов
      Любов|Лисенко
      Милица|Петровић
      Тарас|Шевчук
      Татьяна|Щербакова
      Юлия|Яковлева
      """
    case .armenian:
      """
      Անի|Աբրահամյան
      Արմեն|Գրիգորյան
      Լուսինե|Հակոբյան
      Տիգրան|Մկրտչյան
      Նարե|Պետրոսյան
      Հայկ|Սարգսյան
      """
    case .georgian:
      """
      ნინო|აბაშიძე
      გიორგი|ბერიძე
      თამარ|გელაშვილი
      ლევან|კაპანაძე
      ეკა|მაისურაძე
      დავით|ხარაძე
      """
    case .hebrew:
      """
      נועה|אברהמי
      איתן|אלון
      תמר|ברק
      יונתן|גולן
      מיכל|דגן
      אורי|כהן
      שירה|כץ
      דניאל|לוי
      רחל|מזרחי
      יעל|פרץ
      עמית|שפירא
      """
    case .arabic:
      """
      سامي|إبراهيم
      نور|الأحمد
      مريم|البحري
      كريم|بركات
      ليلى|الحداد
      عمر|حسين
      هدى|الخطيب
      يوسف|سليمان
      سلمى|الشامي
      طارق|العلي
      زينب|الملاح
      خالد|منصور
      آمنة|الهاشمي
      """
    case .devanagari:
      """
      अनन्या|अग्रवाल
      रोहन|आचार्य
      मीरा|कुलकर्णी
      विक्रम|गुप्ता
      सीता|गौतम
      अर्जुन|जोशी
      प्रिया|देशपांडे
      हरि|पौडेल
      कविता|मिश्रा
      सुनील|यादव
      लक्ष्मी|शर्मा
      दीपक|श्रेष्ठ
      """
    case .thai:
      """
      สมชาย|กิตติวัฒน์
      มาลี|แก้วใส
      อนันต์|จันทร์งาม
      กนกวรรณ|เจริญสุข
      ธนา|ทองดี
      พิมพ์|บุญมา
      รัตนา|ศรีสุข
      วิชัย|แสงทอง
      """
    case .hangul:
      """
      민준|강
      서연|김
      지훈|김
      하은|남궁
      도윤|류
      수아|박
      예준|서
      지우|송
      은서|안
      현우|이
      다은|정
      건우|최
      유나|황
      """
    case .kana:
      """
      さくら|あおき
      はると|いしかわ
      ゆい|きたむら
      ケン|コバヤシ
      まこと|さとう
      みなみ|たかはし
      アヤ|ナカムラ
      そうた|はやし
      ひなた|まつもと
      れん|やまだ
      エミ|ワタナベ
      """
    case .han:
      """
      晓明|陈
      雨桐|陈
      志強|黃
      嘉怡|黃
      伟|李
      美玲|林
      建国|刘
      思涵|欧阳
      芳|王
      子轩|王
      淑芬|張
      浩然|赵
      静|周
      """
    }
  }

  private static let latin = """
    Ida|Ågren
    Anna|Åkesson
    João|Almeida
    Björn|Ásgeirsson
    Amélie|Aubert
    Søren|Bjerre
    Beatriz|Braga
    Pádraig|Byrne
    Chloé|Carré
    Íñigo|Castaño
    Ștefan|Ciobanu
    Zoë|Clarke
    Dóra|Darvas
    Þóra|Davíðsdóttir
    Émile|Dubois
    Nuño|Echeverría
    Eszter|Éliás
    François|Faure
    Lars|Fjeld
    Aoife|Flynn
    Matías|Gómez
    Grete|Gundersen
    Håkon|Hansen
    Maeve|Healy
    Šárka|Horáková
    İlker|Işık
    Ingrid|Iversen
    Ewa|Jasińska
    Jón|Jónsson
    Maja|Jović
    Kristīne|Kalniņa
    Ulrike|Köhler
    Ondřej|Kučera
    Léa|Lefèvre
    Paweł|Łukasik
    Máire|Lynch
    Niamh|MacCormack
    Inês|Magalhães
    Márton|Molnár
    Minh|Nguyễn
    Tomáš|Novák
    Nora|Nygård
    Oisín|Ó Briain
    Orsolya|Oláh
    Åse|Østby
    Petra|Pavlović
    Jürgen|Pfeiffer
    Thu|Phạm
    Quentin|Quéré
    Rosa|Quiroga
    Rūta|Ramanauskaitė
    Siân|Rees
    Răzvan|Rusu
    Sofía|Sáenz
    Željko|Šarić
    Bożena|Ślesicka
    Signe|Sørensen
    Mihkel|Tamm
    Hương|Trần
    Ayşe|Türk
    Uwe|Übelacker
    Urška|Urbančič
    Věra|Vávrová
    Väinö|Virtanen
    Lotte|Vos
    Anke|Wieland
    Gwen|Williams
    Marek|Wójcik
    Xavier|Ximénez
    Yağmur|Yıldız
    Yann|Yvon
    Žofie|Žáková
    Zita|Zeman
    Zsófia|Zöldi
    """
}
