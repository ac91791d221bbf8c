#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a view model may know of the world around it, passed in and never read from a global.
public struct ScreenContext: Sendable {
  /// The language and region of texts and numbers.
  public var locale: Locale
  /// Gregorian, with the time zone and the locale.
  public var calendar: Calendar
  /// Where the user is.
  public var timeZone: TimeZone
  /// The present moment.
  public var now: Date

  /// Makes a context; the calendar takes the time zone and the locale.
  public init(locale: Locale, timeZone: TimeZone, now: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.now = now
  }

  /// The context of every recording: US English, Greenwich time, noon on 8 November 2014.
  public static let recording = ScreenContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: Date(timeIntervalSince1970: 1_415_448_000))
}
