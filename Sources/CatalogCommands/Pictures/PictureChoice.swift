import CatalogCore
import Pictures
import Snapshots

/// Which picture of a snapshot somebody asked for on the command line.
struct PictureChoice {
  private let variant: SnapshotDocument.Variant?
  private let options: ScreenPicture.Options

  /// Reads the options; those for pictures are a mistake where no picture is asked for.
  init(_ arguments: CommandArguments, form: String) throws(Failure) {
    let isPicture = form == "svg" || form == "png"
    for name in ["variant", "appearance", "full-length"] where arguments.has(name) && !isPicture {
      throw UsageProblem.optionForPictures("--\(name)").failure
    }
    var variant: SnapshotDocument.Variant?
    if let name = arguments["variant"] {
      variant = SnapshotDocument.Variant(parsing: name.utf8)
      guard variant != nil else { throw UsageProblem.unknownVariant(name).failure }
    }
    self.variant = variant
    let appearance = arguments["appearance"].flatMap(ScreenPicture.Appearance.init)
    options = ScreenPicture.Options(
      appearance: appearance ?? (form == "png" ? .light : .automatic),
      extent: arguments.has("full-length") ? .fullLength : .firstPage,
      textFit: form == "png" ? .spacing : .length)
  }

  /// The picture under the variant that was named, else under the first of the snapshot.
  func svg(of document: SnapshotDocument) -> [UInt8] {
    let variant = variant ?? document.variants.first ?? VariantChoice.base[0]
    return ScreenPicture(document, variant: variant, options: options).svg()
  }
}
