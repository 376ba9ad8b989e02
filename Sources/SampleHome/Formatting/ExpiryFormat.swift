/// A format for the end of a validity period, by the rule *Expiry* of ``FormattingRules``.
struct ExpiryFormat {
  /// The clock with the current moment and the time zone of the screen.
  let clock: ScreenClock

  /// Returns the text of a moment of expiry.
  ///
  /// The text is "期限切れ" if the moment is at or before now, "本日まで" if it is on the date of now in
  /// the time zone of the screen, and "明日まで" if it is on the next date. Otherwise it is the date,
  /// "4月30日(木)まで", or "2027年1月31日(日)まで" if the date is not in this year.
  func text(_ moment: Moment) -> String {
    guard !clock.hasReached(moment) else { return "期限切れ" }
    let date = clock.localDateTime(of: moment).date
    let today = clock.localNow.date
    switch date.daysSince1970 - today.daysSince1970 {
    case 0: return "本日まで"
    case 1: return "明日まで"
    default:
      let year = date.year == today.year ? "" : "\(date.year)年"
      return "\(year)\(date.month)月\(date.day)日(\(date.weekdayKanji))まで"
    }
  }

  /// Returns whether now is at or after a moment of expiry; `false` for `nil`.
  func hasExpired(_ moment: Moment?) -> Bool {
    moment.map(clock.hasReached) ?? false
  }
}
