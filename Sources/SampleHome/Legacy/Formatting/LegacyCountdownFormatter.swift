#if LegacyBridge
import Foundation

/// Writes the time that is left with a `DateFormatter` that thinks it is 1970.
///
/// The formatter, which costs much to make, is shared; it takes its own lock.
final class LegacyCountdownFormatter {
  private static let time: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = .gmt
    formatter.dateFormat = "HH:mm:ss"
    return formatter
  }()

  /// "残り 03:04:05": the time from now to an end.
  func string(until end: Date, now: Date) -> String {
    let secondsLeft = Int(end.timeIntervalSince(now))
    guard secondsLeft > 0 else { return "終了しました" }
    guard secondsLeft >= 60 else { return "まもなく終了" }
    let (days, secondsOfDay) = secondsLeft.quotientAndRemainder(dividingBy: 86_400)
    guard days < 100 else { return "残り100日以上" }
    let clock = Self.time.string(from: Date(timeIntervalSince1970: TimeInterval(secondsOfDay)))
    return days > 0 ? "残り\(days)日 \(clock)" : "残り \(clock)"
  }
}
#endif
