package import Foundation
package import ScreenDocument

/// The reason why a content of the document is hidden.
package enum HiddenReason: Hashable, Sendable {
  /// The content's period begins at this moment, which has not come.
  case notBefore(Date)
  /// The content's period ended at this moment.
  case notAfter(Date)
  /// The content's rule excludes the app's platform; the value is the platform's name.
  case excludedPlatform(String)
  /// The content's rule excludes the app's version; the value is the version.
  case excludedAppVersion(String)
  /// The user is not in the content's audience.
  case outsideAudience
  /// The user has dismissed the content.
  case dismissed
  /// The content is beyond the limit of its kind, which is this number of contents.
  case beyondLimitOfKind(Int)
  /// The content has nothing to draw, and its rule hides it in this case.
  case empty
  /// The content has not loaded yet, and its rule hides it until then.
  case notLoaded
  /// The hidden content is a heading; the content that it heads, with this id, is hidden or empty.
  case headedContentNotShown(ContentID)
  /// The content is the heading of a content that is not in the document.
  case headingOfAbsentContent
}

extension HiddenReason: CustomStringConvertible {
  /// The reason, in a few words, with moments in UTC.
  package var description: String { text(in: .gmt) }

  /// Returns the reason, in a few words, with moments in a time zone.
  func text(in timeZone: TimeZone) -> String {
    switch self {
    case .notBefore(let date): "not before \(Self.text(of: date, in: timeZone))"
    case .notAfter(let date): "ended at \(Self.text(of: date, in: timeZone))"
    case .excludedPlatform(let name): "not on \(name)"
    case .excludedAppVersion(let version): "not in version \(version)"
    case .outsideAudience: "not for this audience"
    case .dismissed: "dismissed"
    case .beyondLimitOfKind(let count): "beyond the limit of \(count)"
    case .empty: "empty"
    case .notLoaded: "not loaded yet"
    case .headedContentNotShown(let id): "heading of '\(id)', which is not shown"
    case .headingOfAbsentContent: "heading of an absent content"
    }
  }

  private static func text(of date: Date, in timeZone: TimeZone) -> String {
    let seconds = date.timeIntervalSince1970
    // The years 1 to 9999, for which a calendar has names.
    guard -62_135_596_800...253_402_300_799 ~= seconds else { return "\(seconds) s since 1970" }
    return Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: timeZone).format(date)
  }
}
