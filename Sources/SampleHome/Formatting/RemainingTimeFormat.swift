/// A format for the time until a moment, by the rule *Remaining* of ``FormattingRules``.
struct RemainingTimeFormat {
  /// The clock with the current moment and the time zone of the screen.
  let clock: ScreenClock

  /// Returns the text of the time until a moment; "" for `nil`.
  ///
  /// The text is "終了しました" if the moment is at or before now, "まもなく終了" below 60 seconds, "残り
  /// 03:04:05" below a day of 24 hours, "残り1日 03:04:05" below 100 days, and then "残り100日以上".
  func text(_ moment: Moment?) -> String {
    guard let moment else { return "" }
    let seconds = clock.signedSeconds(until: moment)
    let days = seconds / LocalDateTime.secondsPerDay
    return switch seconds {
    case ...0: "終了しました"
    case ..<60: "まもなく終了"
    case ..<LocalDateTime.secondsPerDay: "残り \(hourMinuteSecondText(seconds))"
    case ..<(100 * LocalDateTime.secondsPerDay):
      "残り\(days)日 \(hourMinuteSecondText(seconds % LocalDateTime.secondsPerDay))"
    default: "残り100日以上"
    }
  }

  private func hourMinuteSecondText(_ seconds: Int) -> String {
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
    return parts.map(TwoDigitFormat.text).joined(separator: ":")
  }
}
