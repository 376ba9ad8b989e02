public import Foundation
public import TopScreen

/// What time it is for a legacy handler, and where.
public struct LegacyClock {
  /// The time zone in which days begin and end.
  public var timeZone: TimeZone
  /// The language and conventions of what is shown.
  public var locale: Locale

  private let tell: () -> Date

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - timeZone: The time zone in which days begin and end.
  ///   - locale: The language and conventions of what is shown.
  ///   - now: Tells the time; the system's unless something else is given.
  public init(
    timeZone: TimeZone = .current,
    locale: Locale = .current,
    now: @escaping () -> Date = { Date() }
  ) {
    self.timeZone = timeZone
    self.locale = locale
    tell = now
  }

  /// The time now.
  public var now: Date { tell() }

  /// The same moment and place, as the new world's pure functions take it.
  public var routeContext: RouteContext {
    RouteContext(now: now, timeZone: timeZone, locale: locale)
  }
}
