import Foundation

/// A way to choose a moment: the recorded one, or one at the edge of a day, a month, a year or a
/// clock change.
enum MomentVariation: CaseIterable, Sendable {
  case recorded
  case startOfDay
  case endOfDay
  case endOfMonth
  case startOfNextMonth
  case endOfYear
  case beforeClockChange
  case afterClockChange

  /// Returns the chosen moment in a time zone.
  ///
  /// The day, month or year is that of the recorded moment; the clock change is the next one after
  /// it. If the zone has no later clock change, the chosen moment is the recorded one.
  func moment(variedFrom recorded: Date, in timeZone: TimeZone) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    switch self {
    case .recorded: return recorded
    case .startOfDay: return calendar.startOfDay(for: recorded)
    case .endOfDay: return end(of: .day, of: recorded, in: calendar).addingTimeInterval(-1)
    case .endOfMonth: return end(of: .month, of: recorded, in: calendar).addingTimeInterval(-1)
    case .startOfNextMonth: return end(of: .month, of: recorded, in: calendar)
    case .endOfYear: return end(of: .year, of: recorded, in: calendar).addingTimeInterval(-1)
    case .beforeClockChange:
      return nextClockChange(after: recorded, in: timeZone).map { $0 - 1 } ?? recorded
    case .afterClockChange: return nextClockChange(after: recorded, in: timeZone) ?? recorded
    }
  }

  private func end(of unit: Calendar.Component, of date: Date, in calendar: Calendar) -> Date {
    calendar.dateInterval(of: unit, for: date)?.end ?? date
  }

  private func nextClockChange(after date: Date, in timeZone: TimeZone) -> Date? {
    timeZone.nextDaylightSavingTimeTransition(after: date)
  }
}
