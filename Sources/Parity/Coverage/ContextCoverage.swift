import Foundation

/// The time zones, locales, app versions, hours and clock changes of journal lines, without their
/// steps.
struct ContextCoverage: Hashable, Sendable {
  var timeZones = BoundedTexts()
  var locales = BoundedTexts()
  var appVersions = BoundedTexts()
  /// The hours of the day, 0 to 23, of the lines that have a moment and a time zone, in that zone;
  /// a moment that is too far from 1970 for a ``LocalMoment`` has none.
  var hours: Set<Int> = []
  /// Whether the day of any line, in its time zone, has a change between standard time and daylight
  /// saving time.
  var hasDaylightSavingChange = false

  private struct Day: Hashable {
    let timeZone: String
    /// The start of the day in the time zone's own time, in seconds since 1970-01-01 00:00.
    let localStartSeconds: Int
  }
  private var daysWithoutDaylightSavingChange: Set<Day> = []

  init() {}

  mutating func add(_ context: JournalContext) {
    if let name = context.timeZoneName { timeZones.insert(name) }
    if let locale = context.locale { locales.insert(locale.identifier) }
    if let version = context.appVersion { appVersions.insert(version) }
    guard let moment = context.moment, let timeZone = context.timeZone,
      let local = LocalMoment(moment, in: timeZone)
    else { return }
    hours.insert(local.hour)
    checkForDaylightSavingChange(
      on: Day(timeZone: timeZone.identifier, localStartSeconds: local.startOfDay),
      from: moment.addingTimeInterval(-Double(local.secondOfDay)),
      timeZone
    )
  }

  /// Checks whether a day has a change between standard time and daylight saving time: whether the
  /// next change after its start sets the clock to a time of the day.
  ///
  /// A change at midnight that repeats the last hour belongs to the day that ends; one that skips
  /// the first hour belongs to the day that begins.
  private mutating func checkForDaylightSavingChange(
    on day: Day,
    from start: Date,
    _ timeZone: TimeZone
  ) {
    guard !hasDaylightSavingChange, !daysWithoutDaylightSavingChange.contains(day) else { return }
    let next = timeZone.nextDaylightSavingTimeTransition(after: start.addingTimeInterval(-1))
    if let next, LocalMoment(next, in: timeZone)?.startOfDay == day.localStartSeconds {
      hasDaylightSavingChange = true
      daysWithoutDaylightSavingChange = []
    } else if daysWithoutDaylightSavingChange.count < 4_096 {
      daysWithoutDaylightSavingChange.insert(day)
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
