import Testing

@testable import ScreenLayout

struct LayoutFindingTests {}
