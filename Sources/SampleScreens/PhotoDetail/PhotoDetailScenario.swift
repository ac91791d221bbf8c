import Screens

/// The states of the photo screen.
enum PhotoDetailScenario: String, HarbourScenario {
  case loaded
  case withoutCaption = "without-caption"
  case rightToLeft = "right-to-left"
  case failed
  case loading

  var store: any ModelStore<PhotoDetail> {
    switch self {
    case .loaded, .loading: FixedStore(PhotoDetail.dusk)
    case .withoutCaption: FixedStore(PhotoDetail.bell)
    case .rightToLeft: FixedStore(PhotoDetail.sunset)
    case .failed: FixedStore<PhotoDetail>(failing: HarbourError.notFound)
    }
  }
}

extension PhotoDetail {
  fileprivate static let dusk = PhotoDetail(
    id: "photo-1", name: "Harbour at dusk", imageName: "photo-1",
    takenAt: "8 Nov 2014 at 18:04", place: "Eastern breakwater",
    photographer: "Maeve Healy", photographerID: "latin-24",
    caption: """
      The last ferry had just left. For ten minutes the water was as bright as the sky, and nobody \
      on the pier said a word.
      """, likes: 128)

  fileprivate static let bell = PhotoDetail(
    id: "photo-8", name: "Fog bell", imageName: "photo-8", takenAt: "4 Nov 2014 at 07:20",
    place: "Lighthouse", photographer: "Lars Fjeld", photographerID: "latin-19", caption: "",
    likes: 1)

  fileprivate static let sunset = PhotoDetail(
    id: "photo-13", name: "غروب الشمس فوق المرفأ القديم", imageName: "photo-13",
    takenAt: "7 Nov 2014 at 17:20", place: "المرفأ القديم", photographer: "ليلى الحداد",
    photographerID: "arabic-5",
    caption: "في المساء تعود القوارب إلى المرفأ واحدًا بعد الآخر، ويجلس الصيادون عند الرصيف.",
    likes: 42)
}
