import Foundation

/// A moment in the local time of a time zone.
struct LocalMoment {
  /// The seconds since 1970-01-01 00:00 UTC, rounded down, plus the time zone's offset at the
  /// moment.
  let localSecondsSince1970: Int

  /// Creates a moment, without its fraction of a second; `nil` for a date that is 10¹² seconds or
  /// more from 1970, or not a number.
  init?(_ date: Date, in timeZone: TimeZone) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    guard seconds.magnitude < 1e12 else { return nil }
    localSecondsSince1970 = Int(seconds) + timeZone.secondsFromGMT(for: date)
  }

  /// The second of the day, 0 to 86,399.
  var secondOfDay: Int { ((localSecondsSince1970 % 86_400) + 86_400) % 86_400 }

  /// The start of the day, 00:00, in local seconds since 1970.
  var startOfDay: Int { localSecondsSince1970 - secondOfDay }

  /// The hour of the day, 0 to 23.
  var hour: Int { secondOfDay / 3_600 }
}
