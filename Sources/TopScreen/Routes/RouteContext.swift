public import Foundation

/// What a pure function may know besides the response.
public struct RouteContext: Hashable, Sendable {
  /// The moment for which view data is made.
  public var now: Date
  /// The time zone in which days begin and end.
  public var timeZone: TimeZone
  /// The language and conventions of what is shown.
  public var locale: Locale

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - now: The moment for which view data is made.
  ///   - timeZone: The time zone in which days begin and end.
  ///   - locale: The language and conventions of what is shown.
  public init(now: Date, timeZone: TimeZone, locale: Locale) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
  }

  /// The same place at another moment.
  package func at(_ moment: Date) -> RouteContext {
    RouteContext(now: moment, timeZone: timeZone, locale: locale)
  }
}
