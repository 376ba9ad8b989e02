public import Foundation

/// The inputs of a route's pure function besides the response: the moment, time zone and locale.
public struct ViewDataContext: Hashable, Sendable {
  /// The moment for which view data is computed.
  public var now: Date
  /// The time zone in which days begin and end.
  public var timeZone: TimeZone
  /// The language and the regional formats.
  public var locale: Locale

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - now: The moment for which view data is computed.
  ///   - timeZone: The time zone in which days begin and end.
  ///   - locale: The language and the regional formats.
  public init(now: Date, timeZone: TimeZone, locale: Locale) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
  }

  /// Returns the same context for another moment.
  package func at(_ moment: Date) -> ViewDataContext {
    ViewDataContext(now: moment, timeZone: timeZone, locale: locale)
  }
}
