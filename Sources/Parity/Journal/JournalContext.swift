public import Foundation
public import JSONLogic
import ScreenDocument

/// When, where and for whom the responses of a journal's line were shown; what is `nil` is not known.
public struct JournalContext: Hashable, Sendable {
  /// The moment of the delivery.
  public var moment: Date?
  /// The time zone in which days began and ended.
  public var timeZone: TimeZone?
  /// The language and conventions of what was shown.
  public var locale: Locale?
  /// The version of the app.
  public var appVersion: String?
  /// Whom flags were evaluated for.
  public var targetingKey: String?
  /// What else flags were evaluated for.
  public var attributes: [String: RuleValue]

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - moment: The moment of the delivery.
  ///   - timeZone: The time zone in which days began and ended.
  ///   - locale: The language and conventions of what was shown.
  ///   - appVersion: The version of the app.
  ///   - targetingKey: Whom flags were evaluated for.
  ///   - attributes: What else flags were evaluated for.
  public init(
    moment: Date? = nil,
    timeZone: TimeZone? = nil,
    locale: Locale? = nil,
    appVersion: String? = nil,
    targetingKey: String? = nil,
    attributes: [String: RuleValue] = [:]
  ) {
    self.moment = moment
    self.timeZone = timeZone
    self.locale = locale
    self.appVersion = appVersion
    self.targetingKey = targetingKey
    self.attributes = attributes
  }
}
