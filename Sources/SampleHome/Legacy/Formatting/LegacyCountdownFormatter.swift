#if LegacyBridge
import Foundation

/// Formats a remaining time as a time of day.
final class LegacyCountdownFormatter {
  /// "残り 03:04:05": the time from now to an end.
  func string(until end: Date, now: Date) -> String {
    let secondsLeft = Int(end.timeIntervalSince(now))
    guard secondsLeft > 0 else { return "終了しました" }
    guard secondsLeft >= 60 else { return "まもなく終了" }
    let (days, secondsOfDay) = secondsLeft.quotientAndRemainder(dividingBy: 86_400)
    guard days < 100 else { return "残り100日以上" }
    let hours = padded(secondsOfDay / 3_600)
    let minutes = padded(secondsOfDay / 60 % 60)
    let clock = "\(hours):\(minutes):\(padded(secondsOfDay % 60))"
    return days > 0 ? "残り\(days)日 \(clock)" : "残り \(clock)"
  }

  private func padded(_ number: Int) -> Substring { "\(100 + number)".dropFirst() }
}
#endif
