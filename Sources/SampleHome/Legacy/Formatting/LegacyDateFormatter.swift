#if LegacyBridge
import Foundation

/// Writes dates with `DateFormatter`s, in the Japanese of the old screens.
///
/// The formatters know Greenwich alone: a date is moved by the offset of its time zone, then written
/// as if it were there. That works for every time zone, where a `DateFormatter` does not take every
/// offset; and days are counted where none is longer than another.
///
/// The `DateFormatter`s, which cost much to make, are shared; they take their own locks.
final class LegacyDateFormatter {
  private let timeZone: TimeZone

  // The Japanese locale's own calendar can count years from the emperor's accession.
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "ja_JP")
    return calendar
  }()
  private static let monthDay = formatter("M月d日")
  private static let yearMonthDay = formatter("yyyy年M月d日")
  private static let monthDayStamp = formatter("M/d(E) H:mm")
  private static let yearMonthDayStamp = formatter("yyyy/M/d(E) H:mm")
  private static let monthDayLimit = formatter("M月d日(E)まで")
  private static let yearMonthDayLimit = formatter("yyyy年M月d日(E)まで")

  init(timeZone: TimeZone) {
    self.timeZone = timeZone
  }

  private static func formatter(_ dateFormat: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "ja_JP")
    formatter.calendar = calendar
    formatter.timeZone = .gmt
    formatter.dateFormat = dateFormat
    return formatter
  }

  /// "3分前", "昨日", "3月5日": how long ago a date was.
  func relative(_ date: Date?, now: Date) -> String {
    guard let date else { return "" }
    let seconds = Int(now.timeIntervalSince(date))
    if seconds > -60 {
      if seconds < 60 { return "たった今" }
      if seconds < 3_600 { return "\(seconds / 60)分前" }
      let days = days(from: date, to: now)
      if days == 0 { return "\(seconds / 3_600)時間前" }
      if days == 1 { return "昨日" }
      if (2...6).contains(days) { return "\(days)日前" }
    }
    return string(from: date, Self.monthDay, isInYear(of: now, date) ? nil : Self.yearMonthDay)
  }

  /// "4/1(水) 10:00", with the year if it is not this one.
  func stamp(_ date: Date?, now: Date) -> String {
    guard let date else { return "" }
    return string(
      from: date,
      Self.monthDayStamp,
      isInYear(of: now, date) ? nil : Self.yearMonthDayStamp
    )
  }

  /// "4/1(水) 10:00〜4/3(金) 9:59"; a missing end leaves its place empty.
  func period(from start: Date?, to end: Date?, now: Date) -> String {
    guard start != nil || end != nil else { return "" }
    return [stamp(start, now: now), stamp(end, now: now)].joined(separator: "\u{301C}")
  }

  /// "4月30日(木)まで": until when something can be used.
  func expiry(_ date: Date, now: Date) -> String {
    if date <= now { return "期限切れ" }
    switch days(from: now, to: date) {
    case 0: return "本日まで"
    case 1: return "明日まで"
    default:
      return string(
        from: date,
        Self.monthDayLimit,
        isInYear(of: now, date) ? nil : Self.yearMonthDayLimit
      )
    }
  }

  private func string(
    from date: Date,
    _ short: DateFormatter,
    _ withYear: DateFormatter?
  ) -> String {
    (withYear ?? short).string(from: wall(date))
  }

  /// The date at which Greenwich reads what the time zone reads now.
  private func wall(_ date: Date) -> Date {
    date.addingTimeInterval(TimeInterval(timeZone.secondsFromGMT(for: date)))
  }

  private func days(from start: Date, to end: Date) -> Int {
    let firstDay = Self.calendar.startOfDay(for: wall(start))
    let lastDay = Self.calendar.startOfDay(for: wall(end))
    return Self.calendar.dateComponents([.day], from: firstDay, to: lastDay).day ?? 0
  }

  private func isInYear(of now: Date, _ date: Date) -> Bool {
    Self.calendar.component(.year, from: wall(date))
      == Self.calendar.component(.year, from: wall(now))
  }
}
#endif
