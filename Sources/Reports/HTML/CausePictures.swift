import CatalogCore
import Pictures
import Snapshots

/// The pictures of the document that is the sample of a cause: before, after, or one of them.
struct CausePictures {
  struct Picture {
    var file: FileContent
    var width: Double
    var height: Double
    /// What is said in place of the picture.
    var description: String
    /// Where the part is that the cause is about, if the picture shows one alone.
    var detail: ScreenPicture.Frame?
    var isScrolled: Bool
  }

  private(set) var before: Picture?
  private(set) var after: Picture?
  /// Whether both would be the same picture, so that only the one after is here.
  private(set) var areSame = false
  let variant: SnapshotDocument.Variant

  /// Draws both documents with what is different in them marked.
  ///
  /// `changes` are those of the cause in these documents, and `sample` is one of them.
  init(
    _ changes: [SnapshotChange], sample: SnapshotChange, old: SnapshotDocument,
    new: SnapshotDocument, drawer: PictureDrawer
  ) {
    let marks = CauseMarks(changes, sample: sample, old: old, new: new)
    variant = Self.variant(showing: sample, old: old, new: new)
    let isLone = max(marks.old.count, marks.new.count) <= 2
    let before = Self.picture(
      of: old, variant, marks.old, marks.oldFocus, isLone: isLone, words: "before", drawer)
    let after = Self.picture(
      of: new, variant, marks.new, marks.newFocus, isLone: isLone, words: "after", drawer)
    switch sample.place.owner {
    case .variant:
      // There is nothing to compare with: the other catalog has no such picture.
      if new.variants.contains(variant) { self.after = after.picture }
      if old.variants.contains(variant) { self.before = before.picture }
    default:
      areSame = before.shapes == after.shapes
      self.after = after.picture
      if !areSame { self.before = before.picture }
    }
  }

  init(added document: SnapshotDocument, drawer: PictureDrawer) {
    variant = Self.base(of: document)
    after = Self.picture(of: document, variant, words: "after", drawer).picture
  }

  init(removed document: SnapshotDocument, drawer: PictureDrawer) {
    variant = Self.base(of: document)
    before = Self.picture(of: document, variant, words: "before", drawer).picture
  }

  /// Equal pictures have the same name, whichever causes they belong to.
  var files: [FileContent] { [before, after].compactMap { $0?.file } }

  // MARK: - Variants

  private static func base(of document: SnapshotDocument) -> SnapshotDocument.Variant {
    document.variants.first ?? VariantChoice.base[0]
  }

  /// The first variant under which the change is seen.
  private static func variant(
    showing change: SnapshotChange, old: SnapshotDocument, new: SnapshotDocument
  ) -> SnapshotDocument.Variant {
    let base = base(of: new)
    if case .variant(let variant) = change.place.owner { return variant }
    guard case .height(let height) = change.difference, let from = height.from, let to = height.to
    else { return base }
    let oldBase = Self.base(of: old)
    return new.variants.first { variant in
      old.variants.contains(variant)
        && from.value(under: variant, base: oldBase) != to.value(under: variant, base: base)
    } ?? base
  }

  // MARK: - Drawing

  /// Higher parts are easily found in the whole picture.
  private static let highestDetail = 260.0

  private static func picture(
    of document: SnapshotDocument, _ variant: SnapshotDocument.Variant,
    _ marks: [ScreenPicture.Part: ScreenPicture.Mark] = [:],
    _ focus: ScreenPicture.Part? = nil, isLone: Bool = false, words: String,
    _ drawer: PictureDrawer
  ) -> (picture: Picture, shapes: ArraySlice<UInt8>) {
    let options = ScreenPicture.Options(
      extent: focus.map { .page(showing: $0) } ?? .firstPage, marks: marks)
    let drawing = drawer.drawing(of: document, under: variant, options: options)
    let hash = StableHash.hexadecimal(of: drawing.svg)
    var picture = Picture(
      file: FileContent(
        path: HTMLReport.pictureFolder.appending("\(hash).svg"), bytes: drawing.svg),
      width: drawing.width, height: drawing.height,
      description:
        "\(document.screen.title), \(document.scenario.title), \(words) the change",
      isScrolled: drawing.isScrolled)
    if isLone, let focus, marks[focus] != nil, let frame = drawing.marked[focus],
      frame.height <= highestDetail
    {
      picture.detail = frame
    }
    // Title and description tell the names, which are no part of what is seen.
    let end = drawing.svg.firstIndex(of: "</desc>", from: 0) ?? 0
    return (picture, drawing.svg[end...])
  }
}
