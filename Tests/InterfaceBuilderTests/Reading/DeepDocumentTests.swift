import CatalogCore
import Foundation
import Testing

@testable import InterfaceBuilder

/// Files that are as deep or as wide as a file may be.
struct DeepDocumentTests {
  /// A view in a view, and so on, through every kind that holds others.
  private static func nested(_ depth: Int) -> String {
    let pairs = [
      ("<view>", "</view>"),
      ("<tableView><prototypes><tableViewCell>", "</tableViewCell></prototypes></tableView>"),
      (
        "<collectionView><cells><collectionViewCell>",
        "</collectionViewCell></cells></collectionView>"
      ), ("<tideGauge key=\"a\"><subviews/>", "</tideGauge>"),
      ("<tableView><view key=\"tableHeaderView\">", "</view></tableView>"),
    ]
    var start = ""
    var end = ""
    for index in 0..<depth {
      start += pairs[index % pairs.count].0
      end = pairs[index % pairs.count].1 + end
    }
    return start + end
  }

  /// Runs work on a small stack; optimised code needs half of it.
  private static func onSmallStack(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      done.signal()
    }
    thread.stackSize = 1 << 20
    thread.start()
    done.wait()
  }

  @Test func `the deepest file that is read needs a small stack`() {
    // Two elements of a pair stand around each other, and the document is three more.
    for depth in [10, 60, 95, 100] {
      let text = InterfaceXML.xib(Self.nested(depth))
      Self.onSmallStack {
        switch InterfaceXML.verdict(text) {
        case .interface(let document): #expect(document.roots.views.count == 1)
        case .refused(let problem): #expect(problem.id == "interface-too-deep")
        case .skipped: Issue.record("skipped")
        }
      }
    }
    let plain =
      String(repeating: "<view>", count: 190) + String(repeating: "</view>", count: 190)
    let text = InterfaceXML.xib(plain)
    Self.onSmallStack {
      guard case .interface = InterfaceXML.verdict(text) else {
        Issue.record("not read")
        return
      }
    }
  }

  @Test func `a view may have many parts`() throws {
    let count = 20_000
    let document = try #require(
      InterfaceXML.read(
        InterfaceXML.xib(
          "<view id=\"v\">"
            + String(repeating: "<view key=\"contentView\"/>", count: count)
            + "<subviews>\((0..<count).map { "<label id=\"l\($0)\"/>" }.joined())</subviews>"
            + "<constraints>"
            + (0..<count).map { "<constraint firstAttribute=\"width\" id=\"c\($0)\"/>" }.joined()
            + "</constraints><variation key=\"default\"><mask key=\"subviews\">"
            + (0..<count).map { "<exclude reference=\"l\($0)\"/>" }.joined()
            + "</mask></variation></view>")))
    let view = try #require(document.roots.views.first)
    #expect(view.subviews.count == 2 * count)
    #expect(view.constraints.count == count)
    #expect(view.subviews.last?.flags == .notInstalled)
  }
}
