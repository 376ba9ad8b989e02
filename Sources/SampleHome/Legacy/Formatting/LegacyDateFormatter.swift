#if LegacyBridge
import Foundation

/// A formatter for dates in Japanese, with the type `tm` of the C library.
///
/// `gmtime_r` supports only UTC, so a date is first shifted by the offset of the time zone. In UTC,
/// all days have the same length, so the formatter can count days in every time zone.
final class LegacyDateFormatter {
  private static let weekdays = ["日", "月", "火", "水", "木", "金", "土"]

  private let timeZone: TimeZone

  init(timeZone: TimeZone) {
    self.timeZone = timeZone
  }

  /// Returns the time since a date, or the date if it is older or in the future; "" for `nil`.
  ///
  /// The text is "たった今" less than a minute before or after the date, "59分前" below an hour after it,
  /// then "23時間前" on the same day, "昨日" on the next day, and "6日前" up to the sixth day after it.
  /// Otherwise it is "3月5日", or "2025年12月31日" if the year is not the current one.
  func relative(_ date: Date?, now: Date) -> String {
    guard let date else { return "" }
    let seconds = Int(now.timeIntervalSince(date))
    if seconds > -60 {
      if seconds < 60 { return "たった今" }
      if seconds < 3_600 { return "\(seconds / 60)分前" }
      let days = calendarDays(from: date, to: now)
      if days == 0 { return "\(seconds / 3_600)時間前" }
      if days == 1 { return "昨日" }
      if (2...6).contains(days) { return "\(days)日前" }
    }
    let parts = localParts(of: date)
    return yearPrefixUnlessCurrent(of: parts, now: now, separator: "年")
      + "\(parts.tm_mon + 1)月\(parts.tm_mday)日"
  }

  /// Returns a date and its time: "4/1(水) 10:00", or "2027/1/1(金) 0:00" for a year that is not the
  /// current one; "" for `nil`.
  func dateAndTime(_ date: Date?, now: Date) -> String {
    guard let date else { return "" }
    let parts = localParts(of: date)
    let minute = (parts.tm_min < 10 ? "0" : "") + String(parts.tm_min)
    return yearPrefixUnlessCurrent(of: parts, now: now, separator: "/")
      + "\(parts.tm_mon + 1)/\(parts.tm_mday)(\(weekdayKanji(of: parts))) \(parts.tm_hour):\(minute)"
  }

  /// Returns a period: "4/1(水) 10:00〜4/3(金) 9:59"; an absent start or end is left out; "" if both
  /// are absent.
  func period(from start: Date?, to end: Date?, now: Date) -> String {
    guard start != nil || end != nil else { return "" }
    return [dateAndTime(start, now: now), dateAndTime(end, now: now)].joined(separator: "\u{301C}")
  }

  /// Returns the text of the end of a validity period.
  ///
  /// The text is "期限切れ" if the end is at or before now, "本日まで" if it is on the date of now in the
  /// time zone, and "明日まで" if it is on the next date. Otherwise it is the end's date, "4月30日(木)まで",
  /// with the year if that is not the current one.
  func expiry(_ date: Date, now: Date) -> String {
    if date <= now { return "期限切れ" }
    switch calendarDays(from: now, to: date) {
    case 0: return "本日まで"
    case 1: return "明日まで"
    default:
      let parts = localParts(of: date)
      return yearPrefixUnlessCurrent(of: parts, now: now, separator: "年")
        + "\(parts.tm_mon + 1)月\(parts.tm_mday)日(\(weekdayKanji(of: parts)))まで"
    }
  }

  /// Returns the year of a date and a separator, such as "2027/"; "" if it is the year of now.
  private func yearPrefixUnlessCurrent(of parts: tm, now: Date, separator: String) -> String {
    parts.tm_year == localParts(of: now).tm_year ? "" : "\(1_900 + parts.tm_year)" + separator
  }

  private func weekdayKanji(of parts: tm) -> String {
    Self.weekdays[Int(parts.tm_wday)]
  }

  /// Returns the number of calendar days from one date to another, negative if the other is
  /// earlier; their times of day do not matter.
  private func calendarDays(from start: Date, to end: Date) -> Int {
    daysSince1970(of: end) - daysSince1970(of: start)
  }

  /// Returns the number of days from 1970-01-01 to the date in the time zone.
  private func daysSince1970(of date: Date) -> Int {
    var midnight = localParts(of: date)
    (midnight.tm_hour, midnight.tm_min, midnight.tm_sec) = (0, 0, 0)
    return Int(timegm(&midnight)) / 86_400
  }

  /// Returns the year, month, day and time of a date in the time zone.
  ///
  /// The date must come from `boundedNowInWholeSeconds` or ``LegacyDateParser``: its seconds since
  /// 1970 do not overflow.
  private func localParts(of date: Date) -> tm {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    seconds += timeZone.secondsFromGMT(for: date)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return parts
  }
}
#endif
