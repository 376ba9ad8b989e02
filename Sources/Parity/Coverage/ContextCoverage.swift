import Foundation

/// The time zones, locales, app versions and hours of journal lines.
struct ContextCoverage: Hashable, Sendable {
  var timeZones = BoundedTexts()
  var locales = BoundedTexts()
  var appVersions = BoundedTexts()
  /// The hours of the day in the lines' own time zones, 0 to 23.
  var hours: Set<Int> = []
  /// Whether the day of any line has a change between standard time and daylight saving time.
  var hasDaylightSavingChange = false

  private struct Day: Hashable {
    let timeZone: String
    /// The start of the day in the time zone's own time, in seconds since 1970-01-01 00:00.
    let localStartSeconds: Int
  }
  private var daysWithoutClockChange: Set<Day> = []

  init() {}

  mutating func add(_ context: JournalContext) {
    if let timeZone = context.timeZone { timeZones.insert(timeZone.identifier) }
    if let locale = context.locale { locales.insert(locale.identifier) }
    if let version = context.appVersion { appVersions.insert(version) }
    guard let moment = context.moment, let timeZone = context.timeZone else { return }
    let offset = timeZone.secondsFromGMT(for: moment)
    let local = Int(moment.timeIntervalSince1970.rounded(.down)) + offset
    let secondOfDay = ((local % 86_400) + 86_400) % 86_400
    hours.insert(secondOfDay / 3_600)
    let start = moment.addingTimeInterval(-Double(secondOfDay))
    findClockChange(
      on: Day(timeZone: timeZone.identifier, localStartSeconds: local - secondOfDay),
      from: start,
      timeZone
    )
  }

  private mutating func findClockChange(on day: Day, from start: Date, _ timeZone: TimeZone) {
    guard !hasDaylightSavingChange, !daysWithoutClockChange.contains(day) else { return }
    let next = timeZone.nextDaylightSavingTimeTransition(after: start.addingTimeInterval(-1))
    if let next, next < start.addingTimeInterval(86_400) {
      hasDaylightSavingChange = true
      daysWithoutClockChange = []
    } else if daysWithoutClockChange.count < 4_096 {
      daysWithoutClockChange.insert(day)
    }
  }

  mutating func formUnion(_ other: Self) {
    timeZones.formUnion(other.timeZones)
    locales.formUnion(other.locales)
    appVersions.formUnion(other.appVersions)
    hours.formUnion(other.hours)
    hasDaylightSavingChange = hasDaylightSavingChange || other.hasDaylightSavingChange
  }
}
