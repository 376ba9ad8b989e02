/// A moment that the home screen can show: a whole second in the years 2000 to 2099, in UTC.
struct Moment: Comparable {
  /// The number of seconds since 1970.
  let secondsSince1970: Int

  /// The seconds since 1970 of all moments in the years 2000 to 2099, in UTC.
  private static let usableSecondsSince1970 = 946_684_800..<4_102_444_800

  /// Creates a moment from its seconds since 1970; `nil` for `nil`, and outside the years 2000 to
  /// 2099 in UTC.
  init?(epochSeconds: Int?) {
    guard let epochSeconds, Self.usableSecondsSince1970.contains(epochSeconds) else { return nil }
    secondsSince1970 = epochSeconds
  }

  /// Parses a text of exactly the form `yyyy-MM-ddTHH:mm:ss` and then `Z` or `±HH:mm`:
  /// `2026-04-01T01:00:00Z`, `2026-04-01T10:00:00+09:00`.
  ///
  /// The result is `nil` for `nil`, for a text in another form, for a date, time or offset that
  /// does not exist, and outside the years 2000 to 2099 in UTC.
  init?(iso8601: String?) {
    guard let iso8601, var scanner = FixedWidthScanner(iso8601, lengths: [20, 25]) else {
      return nil
    }
    guard let year = scanner.readNumber(digits: 4), scanner.skip("-"),
      let month = scanner.readNumber(digits: 2, in: 1...12), scanner.skip("-"),
      let day = scanner.readNumber(digits: 2, in: 1...31), scanner.skip("T"),
      let hour = scanner.readNumber(digits: 2, in: 0...23), scanner.skip(":"),
      let minute = scanner.readNumber(digits: 2, in: 0...59), scanner.skip(":"),
      let second = scanner.readNumber(digits: 2, in: 0...59),
      let offset = scanner.readUTCOffsetInSeconds(), scanner.isAtEnd,
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    let secondOfDay = (hour * 60 + minute) * 60 + second
    self.init(
      epochSeconds: date.daysSince1970 * LocalDateTime.secondsPerDay + secondOfDay - offset
    )
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.secondsSince1970 < rhs.secondsSince1970 }
}

extension FixedWidthScanner {
  /// Reads `Z`, `+HH:mm` or `-HH:mm`, and returns the offset from UTC in seconds; `nil` for any
  /// other text, and for an hour above 23 or a minute above 59.
  fileprivate mutating func readUTCOffsetInSeconds() -> Int? {
    if skip("Z") { return 0 }
    let sign: Int
    if skip("+") {
      sign = 1
    } else if skip("-") {
      sign = -1
    } else {
      return nil
    }
    guard let hour = readNumber(digits: 2, in: 0...23), skip(":"),
      let minute = readNumber(digits: 2, in: 0...59)
    else { return nil }
    return sign * (hour * 60 + minute) * 60
  }
}
