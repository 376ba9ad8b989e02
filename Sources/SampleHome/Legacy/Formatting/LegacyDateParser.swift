#if LegacyBridge
import Foundation

/// A parser of the dates of responses, with the function `timegm` of the C library.
final class LegacyDateParser {
  private static let usableSecondsSince1970 = 946_684_800..<4_102_444_800

  // The allowed forms of a date; each "0" is the place of a digit.
  private static let allowedDateForms = ["Z", "+00:00", "-00:00"].map {
    Array("0000-00-00T00:00:00\($0)".utf8)
  }

  /// Returns the date of a string of exactly the form `yyyy-MM-ddTHH:mm:ss` and then `Z` or
  /// `±HH:mm`; `nil` for `nil`, for any other string, and outside the years 2000 to 2099 in UTC.
  func date(from text: String?) -> Date? {
    guard let text, Self.allowedDateForms.contains(where: { Self.text(text, hasForm: $0) }) else {
      return nil
    }
    let isNegative = text.utf8.dropFirst(19).first == UInt8(ascii: "-")
    let numbers = text.split { "-T:Z+".contains($0) }.compactMap { Int32($0) }
    let (hours, minutes) = numbers.count == 8 ? (Int(numbers[6]), Int(numbers[7])) : (0, 0)
    guard numbers[3] < 24, numbers[4] < 60, numbers[5] < 60, hours < 24, minutes < 60 else {
      return nil
    }
    var local = tm()
    (local.tm_year, local.tm_mon, local.tm_mday) = (numbers[0] - 1_900, numbers[1] - 1, numbers[2])
    (local.tm_hour, local.tm_min, local.tm_sec) = (numbers[3], numbers[4], numbers[5])
    let seconds = Int(timegm(&local))
    // `timegm` converts a day that does not exist to one of the next month.
    guard local.tm_mon == numbers[1] - 1, local.tm_mday == numbers[2] else { return nil }
    let offset = hours * 3_600 + minutes * 60
    return date(fromSeconds: isNegative ? seconds + offset : seconds - offset)
  }

  /// Returns the date at a number of seconds since 1970; `nil` for `nil`, and outside the years
  /// 2000 to 2099 in UTC.
  func date(fromSeconds seconds: Int?) -> Date? {
    guard let seconds, Self.usableSecondsSince1970.contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }

  private static func text(_ text: String, hasForm form: [UInt8]) -> Bool {
    let digit = UInt8(ascii: "0")
    return text.utf8.elementsEqual(form) { byte, expected in
      expected == digit ? (digit...digit + 9).contains(byte) : byte == expected
    }
  }
}
#endif
