import Recording
import Screens
import Snapshots
import Testing

struct ScreenListTests {
  @Test func `the plan lists every scenario of every screen in order`() throws {
    let list = try ScreenList([Screen(TwinsViewModel.self), Screen(ShelfViewModel.self)])
    #expect(
      list.plan.map(\.description) == [
        "twins/only", "shelf/full", "shelf/bare", "shelf/broken", "shelf/waiting",
        "shelf/untouched",
      ])
    #expect(list.screens.map(\.id) == ["twins", "shelf"])
  }

  @Test(
    arguments: [
      (
        [named(UpperViewModel.self), named(ComposedViewModel.self), named(LowerViewModel.self)],
        "two screens would share one folder: UpperViewModel (“Photos”) and LowerViewModel (“photos”)"
      ),
      (
        [named(ComposedViewModel.self), named(DecomposedViewModel.self)],
        "two screens would share one folder: ComposedViewModel (“\u{E9}tat”) and "
          + "DecomposedViewModel (“e\u{301}tat”)"
      ),
      (
        [named(LowerViewModel.self), named(LowerViewModel.self)],
        "two screens would share one folder: LowerViewModel (“photos”) and "
          + "LowerViewModel (“photos”)"
      ),
      (
        [Screen(CollidingViewModel.self)],
        "the screen “colliding” has two scenarios that would share one file: “longNames” and "
          + "“longnames”"
      ),
    ])
  func `what would share a file is refused with both names`(screens: [Screen], sentence: String) {
    do throws(ScreenList.Collision) {
      _ = try ScreenList(screens)
      Issue.record("no collision")
    } catch {
      #expect(error.sentence.utf8.elementsEqual(sentence.utf8), "\(error.sentence)")
    }
  }

  @Test func `two screens may have scenarios of one name`() {
    #expect(throws: Never.self) {
      try ScreenList([Screen(ShelfViewModel.self), Screen(PatientViewModel.self)])
    }
  }
}
