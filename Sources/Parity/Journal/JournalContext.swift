public import Foundation
public import JSONLogic
import ScreenDocument

/// The context in which the responses of a journal line were shown; a property is `nil` or empty if
/// it is unknown.
public struct JournalContext: Hashable, Sendable {
  /// The moment at which the responses were delivered.
  public var moment: Date?
  /// The time zone of the device.
  public var timeZone: TimeZone? {
    get { namedTimeZone.zone }
    set { namedTimeZone.zone = newValue }
  }
  /// The language and regional conventions of the screen.
  public var locale: Locale?
  /// The version of the app.
  public var appVersion: String?
  /// The targeting key with which the flags of the user were resolved.
  public var targetingKey: String?
  /// The other attributes with which the flags of the user were resolved, by name.
  public var attributes: [String: RuleValue]

  var namedTimeZone: NamedTimeZone?

  /// Creates a context; without arguments, everything is unknown.
  public init(
    moment: Date? = nil,
    timeZone: TimeZone? = nil,
    locale: Locale? = nil,
    appVersion: String? = nil,
    targetingKey: String? = nil,
    attributes: [String: RuleValue] = [:]
  ) {
    self.moment = moment
    namedTimeZone = timeZone.map { NamedTimeZone($0) }
    self.locale = locale
    self.appVersion = appVersion
    self.targetingKey = targetingKey
    self.attributes = attributes
  }

  /// The name of the time zone, as the journal spells it; `nil` if the time zone is unknown.
  package var timeZoneName: String? { namedTimeZone?.name }

  /// Sets the time zone that a journal names.
  package mutating func setTimeZone(_ zone: TimeZone, namedInJournal name: String) {
    namedTimeZone = NamedTimeZone(zone, name: name)
  }
}
