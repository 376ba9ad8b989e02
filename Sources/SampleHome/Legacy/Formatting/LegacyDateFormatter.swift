#if LegacyBridge
import Foundation

/// Formats dates in Japanese with the C library's `tm`.
///
/// `gmtime_r` supports only UTC, so a date is shifted by the offset of its time zone first. That
/// works for every time zone, and counts days where all days have the same length.
final class LegacyDateFormatter {
  private static let weekdays = ["日", "月", "火", "水", "木", "金", "土"]

  private let timeZone: TimeZone

  init(timeZone: TimeZone) {
    self.timeZone = timeZone
  }

  /// "3分前", "昨日", "3月5日": the time since a date.
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

  /// "4月30日(木)まで": the end of a validity period.
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

  /// The year and a separator; "" for the current year.
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

  /// Converts a date to local time; its seconds since 1970 are from a `wholeSecond` or a response,
  /// so they do not overflow.
  private func wall(_ date: Date) -> tm {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    seconds += timeZone.secondsFromGMT(for: date)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return parts
  }
}
#endif
