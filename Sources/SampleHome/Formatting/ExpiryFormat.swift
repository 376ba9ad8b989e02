/// A format for the end of a validity period, by the rule *Expiry* of ``FormattingRules``.
struct ExpiryFormat {
  /// The clock with the current moment and the time zone of the screen.
  let clock: ScreenClock

  /// Returns the text of a moment of expiry: "期限切れ", "本日まで", "明日まで", "4月30日(木)まで", or
  /// "2027年1月31日(日)まで".
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
