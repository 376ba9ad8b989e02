#if LegacyHome
import Foundation

/// A formatter for the age of an article, which uses a date formatter.
struct LegacyAgeFormatter {
  private let now: Date
  private let calendar: Calendar
  private let days: DateFormatter

  init(now: Date, timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    // An age in minutes must fit into an `Int`.
    switch now.timeIntervalSince1970 {
    case ..<(-100_000_000_000): self.now = Date(timeIntervalSince1970: -100_000_000_000)
    case 100_000_000_000...: self.now = Date(timeIntervalSince1970: 100_000_000_000)
    default: self.now = now
    }
    days = DateFormatter()
    days.calendar = calendar
    days.locale = Locale(identifier: "en_US_POSIX")
    days.timeZone = timeZone
    days.dateFormat = "yyyy-MM-dd"
  }

  func string(from seconds: Int) -> String {
    if seconds < 0 || seconds >= 4_102_444_800 || now.timeIntervalSince1970.isNaN { return "" }
    let date = Date(timeIntervalSince1970: Double(seconds))
    let minutes = Int(floor(floor(now.timeIntervalSince1970) - Double(seconds)) / 60)
    if now < date || minutes < 1 { return "just now" }
    if minutes < 60 { return String(minutes) + " min ago" }
    let day = days.string(from: date)
    if day == days.string(from: now) { return String(minutes / 60) + " h ago" }
    let dayBefore = calendar.date(byAdding: .day, value: -1, to: now)
    return day == dayBefore.map(days.string(from:)) ? "yesterday" : day
  }
}
#endif
