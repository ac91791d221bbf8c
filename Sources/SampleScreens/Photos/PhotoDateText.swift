import Screens

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes dates the way the photos screen shows them: `8 Nov 2014 at 18:04`.
///
/// Made once for a screen with the context's calendar. The names of the months stand here so that a
/// recording does not depend on the locale data of the machine.
struct PhotoDateText: Sendable {
  private let calendar: Calendar

  init(_ context: ScreenContext) {
    calendar = context.calendar
  }

  func text(of date: Date) -> String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let month = months[((parts.month ?? 1) - 1) % months.count]
    return "\(parts.day ?? 0) \(month) \(parts.year ?? 0) at "
      + "\(twoDigits(parts.hour)):\(twoDigits(parts.minute))"
  }

  private func twoDigits(_ number: Int?) -> String {
    let number = number ?? 0
    return number < 10 ? "0\(number)" : "\(number)"
  }
}
