/// Why a test fails: one issue.
package struct ScreenFailure: Equatable, Sendable {
  /// Lines without control characters; the first says the most.
  package var message: String
  package var attachments: [Attachment] = []

  /// A file that a report of the run keeps beside the message.
  package struct Attachment: Equatable, Sendable {
    /// Without slashes.
    package var name: String
    package var bytes: [UInt8]
  }
}
