/// A format for moments, by the rule *Relative* of ``FormattingRules``: the time since a moment, or
/// its date if it is older or in the future.
struct RelativeDateFormat {
  /// The clock with the current moment and the time zone of the screen.
  let clock: ScreenClock

  /// Returns the text of a moment; "" for `nil`.
  ///
  /// The text is "たった今" less than a minute before or after the moment, "59分前" below an hour after
  /// it, then "23時間前" on its date, "昨日" on the next date, and "6日前" up to the sixth date after it.
  /// Otherwise it is the date, "3月5日", or "2025年12月31日" if the date is not in this year.
  func text(_ moment: Moment?) -> String {
    guard let moment else { return "" }
    let seconds = -clock.signedSeconds(until: moment)
    let date = clock.localDateTime(of: moment).date
    let today = clock.localNow.date
    let days = today.daysSince1970 - date.daysSince1970
    return switch (seconds, days) {
    case (...(-60), _): dateText(date, omittingYearOf: today)
    case (...59, _): "たった今"
    case (..<3_600, _): "\(seconds / 60)分前"
    case (_, 0): "\(seconds / 3_600)時間前"
    case (_, 1): "昨日"
    case (_, 2...6): "\(days)日前"
    default: dateText(date, omittingYearOf: today)
    }
  }

  private func dateText(_ date: CivilDate, omittingYearOf today: CivilDate) -> String {
    let monthAndDay = "\(date.month)月\(date.day)日"
    return date.year == today.year ? monthAndDay : "\(date.year)年\(monthAndDay)"
  }
}
