/// A date and a time of day in a time zone.
struct LocalDateTime {
  /// The number of seconds in a day of 24 hours.
  static let secondsPerDay = 86_400

  /// The date.
  let date: CivilDate

  /// The time of day as a number of seconds from 0:00, from 0 to 86,399.
  let secondOfDay: Int

  /// Creates a date and time from the number of seconds since 1970-01-01 0:00 in local time.
  init(secondsSince1970 seconds: Int) {
    let remainder = seconds % Self.secondsPerDay
    secondOfDay = remainder < 0 ? remainder + Self.secondsPerDay : remainder
    date = CivilDate(daysSince1970: (seconds - secondOfDay) / Self.secondsPerDay)
  }

  /// The hour, from 0 to 23, and the minute with two digits: "9:05", "10:00".
  var clockText: String {
    let minute = secondOfDay / 60
    return "\(minute / 60):\(TwoDigitFormat.text(minute % 60))"
  }
}
