/// A format for periods, by the rule *Period* of ``FormattingRules``.
struct PeriodFormat {
  /// The clock with the current moment and the time zone of the screen.
  let clock: ScreenClock

  /// Returns the text of a period: "4/1(水) 10:00〜4/3(金) 9:59".
  ///
  /// A date that is not in this year is shown with its year: "2027/1/1(金) 0:00". An absent start or
  /// end is left out: "〜4/3(金) 9:59". The text is "" if both are absent.
  func text(from start: Moment?, to end: Moment?) -> String {
    if start == nil, end == nil { return "" }
    return "\(dateAndTimeText(start))\u{301C}\(dateAndTimeText(end))"
  }

  private func dateAndTimeText(_ moment: Moment?) -> String {
    guard let moment else { return "" }
    let time = clock.localDateTime(of: moment)
    let date = time.date
    let year = date.year == clock.localNow.date.year ? "" : "\(date.year)/"
    return "\(year)\(date.month)/\(date.day)(\(date.weekdayKanji)) \(time.clockText)"
  }
}
