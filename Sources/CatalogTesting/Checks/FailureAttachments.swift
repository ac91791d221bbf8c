import CatalogCore
import Pictures
import Recording
import Snapshots

/// What is kept beside a failure: the new snapshot, and the screen before and after as pictures.
struct FailureAttachments {
  var review: BaselineReview
  /// Whose measurements the pictures are drawn with.
  var maker: SnapshotMaker

  func attachments(of item: BaselineReview.Item) -> [ScreenFailure.Attachment] {
    let name = item.key.withoutExtension.components.joined(separator: ".")
    let change = review.catalog.change(of: item.key)
    let old = change?.old.map(picture)
    let new = change?.new.map(picture)
    var attachments: [ScreenFailure.Attachment] = []
    if let text = try? item.canonicalBytes(), !text.isEmpty {
      attachments.append(ScreenFailure.Attachment(name: "\(name).snap", bytes: text))
    }
    // Heights of other variants alone are nothing that the pictures show.
    if let old, old != new {
      attachments.append(ScreenFailure.Attachment(name: "\(name).approved.svg", bytes: old))
    }
    if let new { attachments.append(ScreenFailure.Attachment(name: "\(name).new.svg", bytes: new)) }
    return attachments
  }

  /// The first rows under the first variant.
  private func picture(of document: SnapshotDocument) -> [UInt8] {
    let variant = document.variants.first ?? VariantChoice.base[0]
    return ScreenPicture(document, variant: variant, engine: maker.engine).svg()
  }
}

extension CatalogDiff {
  /// What became of the document whose old or new key this is.
  func change(of key: FilePath) -> DocumentChange? {
    documents.first { $0.keys.new == key } ?? documents.first { $0.keys.old == key }
  }
}
