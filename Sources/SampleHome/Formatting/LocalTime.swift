/// A date and a time of day, as a clock on the wall shows them.
struct LocalTime {
  /// The seconds of a day on which the clock does not change.
  static let secondsPerDay = 86_400

  let date: CivilDate

  /// Seconds since midnight.
  let secondOfDay: Int

  /// The local time by the seconds that the wall clock is after its 1970-01-01 0:00.
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
