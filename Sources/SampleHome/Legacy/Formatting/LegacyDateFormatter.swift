#if LegacyBridge
import Foundation

/// Writes dates from the C library's broken-down time, in the Japanese of the old screens.
///
/// `gmtime_r` knows Greenwich alone: a date is moved by the offset of its time zone, then written as
/// if it were there. That works for every time zone, and days are counted where none is longer than
/// another.
final class LegacyDateFormatter {
  private static let weekdays = ["日", "月", "火", "水", "木", "金", "土"]

  private let timeZone: TimeZone

  init(timeZone: TimeZone) {
    self.timeZone = timeZone
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
    let parts = wall(date)
    return year(of: parts, now: now, "年") + "\(parts.tm_mon + 1)月\(parts.tm_mday)日"
  }

  /// "4/1(水) 10:00", with the year if it is not this one.
  func stamp(_ date: Date?, now: Date) -> String {
    guard let date else { return "" }
    let parts = wall(date)
    let minute = (parts.tm_min < 10 ? "0" : "") + String(parts.tm_min)
    return year(of: parts, now: now, "/")
      + "\(parts.tm_mon + 1)/\(parts.tm_mday)(\(weekday(of: parts))) \(parts.tm_hour):\(minute)"
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
      let parts = wall(date)
      return year(of: parts, now: now, "年")
        + "\(parts.tm_mon + 1)月\(parts.tm_mday)日(\(weekday(of: parts)))まで"
    }
  }

  /// The year and what follows it, unless it is this one.
  private func year(of parts: tm, now: Date, _ sign: String) -> String {
    parts.tm_year == wall(now).tm_year ? "" : "\(1_900 + parts.tm_year)" + sign
  }

  private func weekday(of parts: tm) -> String {
    Self.weekdays[Int(parts.tm_wday)]
  }

  private func days(from start: Date, to end: Date) -> Int {
    day(of: end) - day(of: start)
  }

  private func day(of date: Date) -> Int {
    var midnight = wall(date)
    (midnight.tm_hour, midnight.tm_min, midnight.tm_sec) = (0, 0, 0)
    return Int(timegm(&midnight)) / 86_400
  }

  /// What clock and calendar of the time zone read; the seconds since 1970 are of a `wholeSecond` or
  /// of a response, so they are far from the ends of an integer.
  private func wall(_ date: Date) -> tm {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    seconds += timeZone.secondsFromGMT(for: date)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return parts
  }
}
#endif
