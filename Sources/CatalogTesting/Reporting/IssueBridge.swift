import CatalogCore

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Tells failures to the library that runs the test.
enum IssueBridge {
  /// Records one issue at the expectation that failed.
  ///
  /// Outside every test, as in a detached task, all libraries are told: a failure that nobody hears
  /// would be a success.
  static func report(_ failure: ScreenFailure, at location: TestLocation) async {
    #if canImport(Testing)
      recordIssue(failure, at: location)
      if Test.current != nil { return }
    #endif
    #if canImport(XCTest)
      await failTestCase(failure, at: location)
    #elseif !canImport(Testing)
      StandardOutput().writeError("\(location.description): error: \(failure.message)\n")
    #endif
  }

  #if canImport(Testing)
    private static func recordIssue(_ failure: ScreenFailure, at location: TestLocation) {
      let place = Testing.SourceLocation(
        fileID: "\(location.fileID)", filePath: "\(location.filePath)", line: Int(location.line),
        column: Int(location.column))
      if Test.current != nil {
        for attachment in failure.attachments {
          Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: place)
        }
      }
      Issue.record(Comment(rawValue: failure.message), sourceLocation: place)
    }
  #endif

  #if canImport(XCTest)
    private static func failTestCase(_ failure: ScreenFailure, at location: TestLocation) async {
      #if canImport(ObjectiveC)
        await MainActor.run {
          for attachment in failure.attachments {
            XCTContext.runActivity(named: attachment.name) { activity in
              let kept = XCTAttachment(string: String(decodingUTF8: attachment.bytes))
              kept.name = attachment.name
              kept.lifetime = .keepAlways
              activity.add(kept)
            }
          }
        }
      #endif
      XCTFail(failure.message, file: location.filePath, line: location.line)
    }
  #endif
}
