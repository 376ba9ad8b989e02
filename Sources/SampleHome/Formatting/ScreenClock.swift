import Foundation
import TopScreen

/// The moment at which a screen is shown, and the time zone of its dates.
struct ScreenClock {
  /// The context's moment in seconds since 1970, rounded down; 0 for a date that is not a number.
  ///
  /// A moment before the year 5 or after the year 9987 is replaced by a moment in that year.
  let nowSecondsSince1970: Int
  private let timeZone: TimeZone

  /// Creates the clock of a route's context.
  init(_ context: ViewDataContext) {
    let seconds = context.now.timeIntervalSince1970
    // A context outside the years 5 to 9987 must not trap.
    let bounded = min(max(seconds, -62_000_000_000), 253_000_000_000)
    nowSecondsSince1970 = bounded.isNaN ? 0 : Int(bounded.rounded(.down))
    timeZone = context.timeZone
  }

  /// The current date and time in the time zone.
  var localNow: LocalDateTime { localDateTime(atSecondsSince1970: nowSecondsSince1970) }

  /// Returns the date and time of a moment in the time zone.
  func localDateTime(of moment: Moment) -> LocalDateTime {
    localDateTime(atSecondsSince1970: moment.secondsSince1970)
  }

  /// Returns the number of seconds from now to a moment; negative for a past moment.
  func signedSeconds(until moment: Moment) -> Int { moment.secondsSince1970 - nowSecondsSince1970 }

  /// Returns whether now is at or after a moment.
  func hasReached(_ moment: Moment) -> Bool { nowSecondsSince1970 >= moment.secondsSince1970 }

  private func localDateTime(atSecondsSince1970 seconds: Int) -> LocalDateTime {
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    return LocalDateTime(secondsSince1970: seconds + offset)
  }
}
