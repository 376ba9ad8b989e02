#if LegacyBridge
import Foundation

/// A formatter for the time that remains until an end.
final class LegacyCountdownFormatter {
  /// Returns the text of the time from now to an end.
  ///
  /// The text is "終了しました" if the end is at or before now, "まもなく終了" below 60 seconds, "残り 03:04:05"
  /// below a day, "残り1日 03:04:05" below 100 days, and then "残り100日以上".
  func string(until end: Date, now: Date) -> String {
    let secondsLeft = Int(end.timeIntervalSince(now))
    guard secondsLeft > 0 else { return "終了しました" }
    guard secondsLeft >= 60 else { return "まもなく終了" }
    let (days, secondsOfDay) = secondsLeft.quotientAndRemainder(dividingBy: 86_400)
    guard days < 100 else { return "残り100日以上" }
    let hours = paddedToTwoDigits(secondsOfDay / 3_600)
    let minutes = paddedToTwoDigits(secondsOfDay / 60 % 60)
    let clock = "\(hours):\(minutes):\(paddedToTwoDigits(secondsOfDay % 60))"
    return days > 0 ? "残り\(days)日 \(clock)" : "残り \(clock)"
  }

  private func paddedToTwoDigits(_ number: Int) -> Substring { "\(100 + number)".dropFirst() }
}
#endif
