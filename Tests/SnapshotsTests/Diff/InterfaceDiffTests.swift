import CatalogCore
import Snapshots
import TestSupport
import Testing

/// What is said of everything that an author can change in Interface Builder.
struct InterfaceDiffTests {
  typealias Edit = InterfaceVersions.Edit

  private static let inLogin = " in main-login/base"

  static let loginEdits = [
    Edit("a label moved", [("frame 16 170 80 21", "frame 24 166 80 21")], [
      "label “Berth” moved 8 points right and 4 up in main-login/base"]),
    Edit("an outlet moved", [("frame 16 80 343 22", "frame 16 81 343 22")], [
      "“titleLabel” moved 1 point down in main-login/base"]),
    Edit("a label became wider", [("frame 16 170 80 21", "frame 16 170 120 21")], [
      "label “Berth” is 120 points wide (was 80) in main-login/base"]),
    Edit("a label became higher", [("frame 16 170 80 21", "frame 16 170 80 42.5")], [
      "label “Berth” is 42.5 points high (was 21) in main-login/base"]),
    Edit("a label moved and has another size", [("frame 16 170 80 21", "frame 16 160 100 31")], [
      "label “Berth” moved 10 points up and is 100 × 31 points large (was 80 × 21) in main-login/base"]),
    Edit("everything below moved", [
      ("frame 16 120 343 34", "frame 16 140 343 34"), ("frame 16 170 80 21", "frame 16 190 80 21"),
      ("frame 16 200 343 90", "frame 16 220 343 90")], [
      "3 views moved 20 points down in main-login/base"]),
    Edit("another device", [
      ("variant 375 L", "variant 393 L"), ("frame 0 0 375 667", "frame 0 0 393 852"),
      ("frame 16 80 343 22", "frame 16 103 361 22"), ("frame 16 120 343 34", "frame 16 143 361 34"),
      ("frame 16 200 343 90", "frame 16 223 361 90"), ("frame 0 0 343 21", "frame 0 0 361 21"),
      ("frame 0 31 343 30", "frame 0 31 361 30"), ("frame 16 170 80 21", "frame 16 193 80 21")], [
      "the screen is drawn on 393 × 852 (was 375 × 667) points in main-login/base"]),
  ]

  @Test(arguments: loginEdits)
  func `a change to a form has its sentence`(edit: Edit) throws {
    let new = edit.applied(to: InterfaceVersions.login)
    let sentences = try InterfaceVersions.sentences(from: InterfaceVersions.login, to: new)
    #expect(sentences == edit.sentences)
  }
}
