public import Foundation
public import JSONLogic
import ScreenDocument

/// The context in which the responses of a journal line were shown; a member is `nil` if it is unknown.
public struct JournalContext: Hashable, Sendable {
  /// The moment of the delivery.
  public var moment: Date?
  /// The time zone of the device.
  public var timeZone: TimeZone?
  /// The language and regional conventions of the screen.
  public var locale: Locale?
  /// The version of the app.
  public var appVersion: String?
  /// The targeting key of the user for which flags were resolved.
  public var targetingKey: String?
  /// The other attributes of the user for which flags were resolved.
  public var attributes: [String: RuleValue]

  /// Creates a context.
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
