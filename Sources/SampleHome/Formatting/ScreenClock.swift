import Foundation
import TopScreen

/// The moment at which a screen is shown, and the time zone for dates.
struct ScreenClock {
  /// The current moment in seconds since 1970, clamped to the years 1 to 9999.
  let now: Int
  private let timeZone: TimeZone

  /// Creates the clock of a route's context.
  init(_ context: RouteContext) {
    let seconds = context.now.timeIntervalSince1970
    // A context outside the years 1 to 9999 must not trap.
    let bounded = min(max(seconds, -62_000_000_000), 253_000_000_000)
    now = bounded.isNaN ? 0 : Int(bounded.rounded(.down))
    timeZone = context.timeZone
  }

  /// The local date and time now.
  var localNow: LocalTime { local(now) }

  /// Returns the local date and time of a moment.
  func local(_ moment: Moment) -> LocalTime { local(moment.seconds) }

  /// Returns the seconds from now to a moment; negative for the past.
  func seconds(until moment: Moment) -> Int { moment.seconds - now }

  /// Returns whether now is at or after a moment.
  func hasReached(_ moment: Moment) -> Bool { now >= moment.seconds }

  private func local(_ seconds: Int) -> LocalTime {
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    return LocalTime(secondsSince1970: seconds + offset)
  }
}
