import Basics
public import Foundation

/// The moment, time zone, locale, app version and step of a delivered response, which conditions
/// can test; a property is `nil` if it is unknown.
public struct ResponseContext: Hashable, Sendable {
  /// The moment of the delivery; a date in the response is past, current or future relative to it.
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
  /// The number of the journal line's step that delivered the response; 0 for the line's responses.
  public var step: Int

  private var namedTimeZone: NamedTimeZone?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - context: The context of the journal's line.
  ///   - step: The number of the journal line's step; 0 for the line's responses.
  public init(_ context: JournalContext = JournalContext(), step: Int = 0) {
    moment = context.moment
    namedTimeZone = context.namedTimeZone
    locale = context.locale
    appVersion = context.appVersion
    self.step = step
  }

  /// The name of the time zone, as the journal spells it; `nil` if the time zone is unknown.
  package var timeZoneName: String? { namedTimeZone?.name }

  /// The hour of the day in the time zone, 0 to 23; `nil` if the moment or the time zone is
  /// unknown, or if the moment is too far from 1970 for a ``LocalMoment``.
  var hour: Int? {
    guard let moment, let timeZone else { return nil }
    return LocalMoment(moment, in: timeZone)?.hour
  }

  func add(to hash: inout FNV1a) {
    let moment = moment.map { "\($0.timeIntervalSince1970)" }
    let texts: [String?] = [
      moment, timeZoneName, locale?.identifier, appVersion, "\(step)",
    ]
    for text in texts {
      hash.add(text ?? "-")
      hash.add(byte: 0)
    }
  }
}
