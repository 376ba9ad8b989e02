package import Foundation

/// A day in UTC, from 1 January 1970 to 6 June 2149.
package struct UTCDay: Hashable, Comparable, Sendable {
  /// The number of days since 1 January 1970.
  package let number: UInt16

  package init(number: UInt16) {
    self.number = number
  }

  /// Creates the day of a moment; a moment out of range becomes the nearest day in range, and NaN
  /// the first day.
  package init(_ moment: Date) {
    let days = (moment.timeIntervalSince1970 / 86_400).rounded(.down)
    number = UInt16(min(max(days.isNaN ? 0 : days, 0), Double(UInt16.max)))
  }

  /// Parses a date such as `2026-04-01`; returns `nil` for another form, and for a day that does
  /// not exist or is out of range.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.parsedNumber(bytes[0..<4]), let month = Self.parsedNumber(bytes[5..<7]),
      let day = Self.parsedNumber(bytes[8..<10]), 1970...2149 ~= year, 1...12 ~= month,
      1...31 ~= day
    else { return nil }
    let count = Self.daysSince1970(year: year, month: month, day: day)
    guard let number = UInt16(exactly: count) else { return nil }
    self.number = number
    guard self.text == text else { return nil }
  }

  /// The date in the form `2026-04-01`.
  package var text: String {
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", where years begin in March.
    let shifted = Int(number) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return
      "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(dayOfYear - (153 * part + 2) / 5 + 1))"
  }

  package static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let yearOfEra = year % 400
    let part = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * part + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return year / 400 * 146_097 + dayOfEra - 719_468
  }

  private static func parsedNumber(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.reduce(0) { number, digit in
      guard let number, 0x30...0x39 ~= digit else { return nil }
      return number * 10 + Int(digit - 0x30)
    }
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
