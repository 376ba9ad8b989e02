/// A date and a time of day in a time zone.
struct LocalTime {
  /// The seconds of a day without a change of the offset.
  static let secondsPerDay = 86_400

  let date: CivilDate

  /// Seconds since midnight.
  let secondOfDay: Int

  /// Creates a local time from the seconds since 1970-01-01 0:00 in local time.
  init(secondsSince1970 seconds: Int) {
    let remainder = seconds % Self.secondsPerDay
    secondOfDay = remainder < 0 ? remainder + Self.secondsPerDay : remainder
    date = CivilDate(dayNumber: (seconds - secondOfDay) / Self.secondsPerDay)
  }

  /// The time of day in 24 hours: "9:59", "10:00".
  var clockText: String {
    let minute = secondOfDay / 60
    return "\(minute / 60):\(TwoDigits.text(minute % 60))"
  }
}
