#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What time it is, for decisions that no result depends on.
package enum WallClock {
  /// The hour of the day in UTC, from 0 to 23.
  package static var hour: Int { time(nil) / 3600 % 24 }
}
