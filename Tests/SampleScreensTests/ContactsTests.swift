import Screens
import Testing

/// The contacts: many names in many scripts, filed under the right letters.
struct ContactsTests {
  private func sections(_ scenario: String = "loaded") async throws -> [Section] {
    try await SampleRun.rendered("contacts", scenario).sections
  }

  @Test func `there are enough names in enough scripts`() async throws {
    let sections = try await sections()
    let scripts = Set(sections.map { $0.id.prefix { $0 != "-" } })
    #expect(sections.reduce(0) { $0 + $1.rows.count } >= 150)
    #expect(scripts.count >= 8)
    #expect(sections.allSatisfy { !$0.rows.isEmpty && $0.header != nil })
    // Only the last section of a script says how many people there are.
    #expect(sections.count { $0.footer != nil } == scripts.count)
  }

  // excerpt: host-test
  @Test func `every title of the index leads to its own section`() async throws {
    let sections = try await sections()
    let host = try TableHost(dataSource: SectionedDataSource(sections))
    #expect(host.indexTitles.count == sections.count)
    for (entry, title) in host.indexTitles.enumerated() {
      let section = try host.section(forIndexEntry: entry)
      #expect(section == entry)
      #expect(sections[section].indexTitle == title)
      #expect(try host.headerTitle(ofSection: section)?.hasPrefix(title) == true)
    }
  }
  // end excerpt

  @Test(arguments: [
    ("Åkesson", "latin-A"), ("Çelik", nil), ("Éliás", "latin-E"), ("Żak", nil),
    ("Łukasik", "latin-L"), ("Østby", "latin-O"), ("Šarić", "latin-S"), ("Žáková", "latin-Z"),
    ("Ωρολογά", "greek-Ω"), ("Έξαρχος", "greek-Ε"), ("Άνθης", "greek-Α"), ("Їжак", "cyrillic-Ї"),
    ("الحداد", "arabic-ح"), ("إبراهيم", "arabic-ا"), ("แก้วใส", "thai-ก"), ("แสงทอง", "thai-ส"),
    ("김", "hangul-ㄱ"), ("황", "hangul-ㅎ"), ("コバヤシ", "kana-か"), ("ワタナベ", "kana-わ"),
    ("欧阳", "han-欧"),
  ])
  func `a family name stands under its letter`(name: String, section: String?) async throws {
    let found = try await sections().filter { section in
      section.rows.contains { row in
        row.bound().slots.contains { slot in
          guard case .attributedText(let runs, _, _) = slot.content else { return false }
          return runs.contains { $0.isBold && Array($0.text.utf8) == Array(name.utf8) }
        }
      }
    }
    #expect(found.map(\.id) == [section].compactMap(\.self))
  }

  @Test func `a search without a match says what was searched for`() async throws {
    let message = try await SampleRun.rendered("contacts", "search-no-match").placeholder?.message
    #expect(message == "Nobody is called “zebra”.")
    #expect(try await SampleRun.rendered("contacts", "empty").placeholder?.message != message)
  }

  @Test func `a person's row leads to the person`() async throws {
    for (row, cell) in try await SampleRun.cells("contacts", "loaded") {
      #expect(cell.actions.map(\.route) == [.push("contact-detail", query: row.identity)])
    }
  }
}
