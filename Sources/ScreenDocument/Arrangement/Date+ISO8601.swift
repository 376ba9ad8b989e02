public import Foundation

extension Date {
  /// Parses a moment in the format of ISO 8601 and RFC 3339: `2026-04-01T09:00:00+09:00`.
  ///
  /// Seconds, from 0 to 60, and their fraction are optional. The offset is required, since the
  /// moment is unknown without it; its colon is optional, and `Z` is the offset 0. `T` and `Z` may
  /// be in lower case.
  ///
  /// The result is `nil` for any other text, and for a day or an hour that does not exist.
  public init?(iso8601 text: String) {
    var scanner = ISO8601Scanner(text)
    guard let year = scanner.readNumber(digits: 4), scanner.skip("-"),
      let month = scanner.readNumber(digits: 2), 1...12 ~= month, scanner.skip("-"),
      let day = scanner.readNumber(digits: 2), 1...Self.days(in: month, of: year) ~= day,
      scanner.skip("T") || scanner.skip("t"),
      let hour = scanner.readNumber(digits: 2), 0...23 ~= hour, scanner.skip(":"),
      let minute = scanner.readNumber(digits: 2), 0...59 ~= minute
    else { return nil }
    var second = 0.0
    if scanner.skip(":") {
      guard let whole = scanner.readNumber(digits: 2), 0...60 ~= whole else { return nil }
      second = Double(whole)
      if scanner.skip(".") {
        guard let fraction = scanner.readFraction() else { return nil }
        second += fraction
      }
    }
    guard let offset = scanner.readUTCOffsetInMinutes(), scanner.isAtEnd else { return nil }
    let minutes =
      Self.daysSince1970(year: year, month: month, day: day) * 1440 + hour * 60 + minute - offset
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
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let leapDays = shifted >= 0 ? shifted / 4 - shifted / 100 + shifted / 400 : -1
    return shifted * 365 + leapDays + dayOfYear - 719_468
  }
}

private struct ISO8601Scanner {
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

  mutating func readNumber(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let byte = rest.popFirst(), 0x30...0x39 ~= byte else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  mutating func readFraction() -> Double? {
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

  /// Reads an offset from UTC, such as `Z` or `+09:00`, and returns it in minutes; `nil` if the
  /// rest of the text does not begin with one.
  mutating func readUTCOffsetInMinutes() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let isBehind = skip("-")
    guard isBehind || skip("+"), let hours = readNumber(digits: 2), 0...23 ~= hours else {
      return nil
    }
    guard skip(":") || !isAtEnd else { return nil }
    guard let minutes = readNumber(digits: 2), 0...59 ~= minutes else { return nil }
    return (isBehind ? -1 : 1) * (hours * 60 + minutes)
  }
}
