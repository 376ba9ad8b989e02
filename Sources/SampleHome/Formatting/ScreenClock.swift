import Foundation
import TopScreen

/// The moment at which a screen is shown, and the time zone in which it reads moments.
struct ScreenClock {
  /// Now, in seconds since 1970, at most some thousand years away.
  let now: Int
  private let timeZone: TimeZone

  /// The clock of a route's context.
  init(_ context: RouteContext) {
    let seconds = context.now.timeIntervalSince1970
    // No screen is shown outside the years 1 to 9999; a clock that says so must not trap.
    let bounded = min(max(seconds, -62_000_000_000), 253_000_000_000)
    now = bounded.isNaN ? 0 : Int(bounded.rounded(.down))
    timeZone = context.timeZone
  }

  /// The local date and time now.
  var localNow: LocalTime { local(now) }

  /// The local date and time of a moment.
  func local(_ moment: Moment) -> LocalTime { local(moment.seconds) }

  /// Seconds from now to a moment; negative for the past.
  func seconds(until moment: Moment) -> Int { moment.seconds - now }

  /// Whether now is at or after a moment.
  func hasReached(_ moment: Moment) -> Bool { now >= moment.seconds }

  private func local(_ seconds: Int) -> LocalTime {
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    return LocalTime(secondsSince1970: seconds + offset)
  }
}
