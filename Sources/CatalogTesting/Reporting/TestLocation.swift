/// Where in the source of a test an expectation stands.
package struct TestLocation: Sendable {
  /// Module and file, such as `HarbourTests/PhotosTests.swift`.
  package var fileID: StaticString
  package var filePath: StaticString
  /// Counted from 1.
  package var line: UInt
  /// Counted from 1.
  package var column: UInt

  package init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The same on every machine.
  var description: String { "\(fileID):\(line)" }
}
