public import Foundation
public import TopScreen

/// A screen that is part of the tool, shown where no other is named.
public struct BundledScreen: Sendable {
  /// The screen's name.
  public let name: String
  /// The screen's JSON.
  public let bytes: [UInt8]
  /// The moment, time zone and locale it is shown in.
  ///
  /// Time zone and locale are the app's, and hold for other screens too.
  public let context: RouteContext

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - name: The screen's name.
  ///   - bytes: The screen's JSON.
  ///   - now: The moment it is shown at.
  ///   - timeZone: The time zone in which days begin and end.
  ///   - locale: The language and conventions of what is shown.
  public init(name: String, bytes: [UInt8], now: Date, timeZone: TimeZone, locale: Locale) {
    self.name = name
    self.bytes = bytes
    context = RouteContext(now: now, timeZone: timeZone, locale: locale)
  }
}
