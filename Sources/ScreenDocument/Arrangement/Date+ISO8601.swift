public import Foundation

extension Date {
  /// Parses a moment in the format of ISO 8601 and RFC 3339: `2026-04-01T09:00:00+09:00`.
  ///
  /// Seconds and their fraction are optional. The offset is required, since the moment is unknown
  /// without it; its colon is optional.
  ///
  /// The result is `nil` for any other text.
  public init?(iso8601 text: String) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4), scanner.skip("-"),
      let month = scanner.number(digits: 2), 1...12 ~= month, scanner.skip("-"),
      let day = scanner.number(digits: 2), 1...Self.days(in: month, of: year) ~= day,
      scanner.skip("T") || scanner.skip("t"),
      let hour = scanner.number(digits: 2), 0...23 ~= hour, scanner.skip(":"),
      let minute = scanner.number(digits: 2), 0...59 ~= minute
    else { return nil }
    var second = 0.0
    if scanner.skip(":") {
      guard let whole = scanner.number(digits: 2), 0...60 ~= whole else { return nil }
      second = Double(whole)
      if scanner.skip(".") {
        guard let fraction = scanner.fraction() else { return nil }
        second += fraction
      }
    }
    guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
    let minutes = Self.days(toMonth: month, of: year, day) * 1440 + hour * 60 + minute - offset
    self.init(timeIntervalSince1970: Double(minutes * 60) + second)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Returns the number of days from 1970-01-01 to a day of the Gregorian calendar.
  private static func days(toMonth month: Int, of year: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let leapDays = shifted >= 0 ? shifted / 4 - shifted / 100 + shifted / 400 : -1
    return shifted * 365 + leapDays + dayOfYear - 719_468
  }
}

private struct DigitScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let byte = rest.popFirst(), 0x30...0x39 ~= byte else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  mutating func fraction() -> Double? {
    var value = 0.0
    var scale = 0.1
    guard let first = rest.first, 0x30...0x39 ~= first else { return nil }
    while let byte = rest.first, 0x30...0x39 ~= byte {
      rest.removeFirst()
      value += Double(byte - 0x30) * scale
      scale /= 10
    }
    return value
  }

  /// Reads an offset from UTC, and returns it in minutes; `nil` for any other text.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let isBehind = skip("-")
    guard isBehind || skip("+"), let hours = number(digits: 2), 0...23 ~= hours else { return nil }
    guard skip(":") || !isAtEnd else { return nil }
    guard let minutes = number(digits: 2), 0...59 ~= minutes else { return nil }
    return (isBehind ? -1 : 1) * (hours * 60 + minutes)
  }
}
