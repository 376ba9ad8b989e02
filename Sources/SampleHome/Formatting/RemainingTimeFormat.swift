/// A format for the time until a moment, by the rule *Remaining* of ``FormattingRules``.
struct RemainingTimeFormat {
  /// The clock with the current moment and the time zone of the screen.
  let clock: ScreenClock

  /// Returns the text of the time until a moment: "残り1日 03:04:05", "まもなく終了", "終了しました"; ""
  /// for `nil`.
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
