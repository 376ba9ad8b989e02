#if LegacyBridge
import Foundation

/// Reads the dates of responses with a `DateFormatter`.
///
/// Pattern and formatter, which cost much to make, are shared; the formatter takes its own lock.
final class LegacyDateParser {
  private static let usableSeconds = 946_684_800..<4_102_444_800

  // A DateFormatter alone takes "2026-4-1" and other widths; it decides only whether the day exists.
  private static let shape = try? NSRegularExpression(
    pattern: #"\A([0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9])"#
      + #"(?:Z|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))\z"#
  )

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = .gmt
    formatter.isLenient = false
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    return formatter
  }()

  /// The date that an ISO 8601 string names, from 2000 to 2099; `nil` for anything else.
  func date(from text: String?) -> Date? {
    // No such string is longer than "2026-04-01T10:00:00+09:00".
    guard let text, text.utf8.count <= 25 else { return nil }
    let source = text as NSString
    let wholeText = NSRange(location: 0, length: source.length)
    guard let match = Self.shape?.firstMatch(in: text, range: wholeText) else { return nil }

    func capture(_ group: Int) -> String {
      let range = match.range(at: group)
      return range.location == NSNotFound ? "" : source.substring(with: range)
    }
    guard let local = Self.formatter.date(from: capture(1)) else { return nil }
    let offset = (Int(capture(3)) ?? 0) * 3_600 + (Int(capture(4)) ?? 0) * 60
    let gmt = local.addingTimeInterval(TimeInterval(capture(2) == "-" ? offset : -offset))
    return date(fromSeconds: Int(gmt.timeIntervalSince1970))
  }

  /// The date so many seconds after 1970, from 2000 to 2099; `nil` for any other.
  func date(fromSeconds seconds: Int?) -> Date? {
    guard let seconds, Self.usableSeconds.contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }
}
#endif
