import Foundation

/// A way to choose a moment: the recorded one, or one at the edge of a day, a month, a year or a
/// daylight-saving change.
enum MomentVariation: CaseIterable, Sendable {
  case recorded
  case startOfDay
  case endOfDay
  case endOfMonth
  case startOfNextMonth
  case endOfYear
  case beforeDaylightSavingChange
  case afterDaylightSavingChange

  /// Returns the chosen moment in a time zone.
  ///
  /// The day, month or year is that of the recorded moment; the daylight-saving change is the
  /// next one after it. If the zone has no later change, the chosen moment is the recorded one.
  func moment(variedFrom recorded: Date, in timeZone: TimeZone) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    switch self {
    case .recorded: return recorded
    case .startOfDay: return calendar.startOfDay(for: recorded)
    case .endOfDay: return startOfNext(.day, after: recorded, in: calendar) - 1
    case .endOfMonth: return startOfNext(.month, after: recorded, in: calendar) - 1
    case .startOfNextMonth: return startOfNext(.month, after: recorded, in: calendar)
    case .endOfYear: return startOfNext(.year, after: recorded, in: calendar) - 1
    case .beforeDaylightSavingChange:
      return nextDaylightSavingChange(after: recorded, in: timeZone).map { $0 - 1 } ?? recorded
    case .afterDaylightSavingChange:
      return nextDaylightSavingChange(after: recorded, in: timeZone) ?? recorded
    }
  }

  private func startOfNext(
    _ unit: Calendar.Component,
    after date: Date,
    in calendar: Calendar
  ) -> Date {
    calendar.dateInterval(of: unit, for: date)?.end ?? date
  }

  private func nextDaylightSavingChange(after date: Date, in timeZone: TimeZone) -> Date? {
    timeZone.nextDaylightSavingTimeTransition(after: date)
  }
}
