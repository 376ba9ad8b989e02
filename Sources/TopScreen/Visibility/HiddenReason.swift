package import Foundation
package import ScreenDocument

/// The reason why a content of the document is hidden.
package enum HiddenReason: Hashable, Sendable {
  /// Its period has not begun.
  case notBefore(Date)
  /// Its period has ended.
  case notAfter(Date)
  /// It is not for the platform.
  case platform(String)
  /// It is not for the version of the app.
  case appVersion(String)
  /// It is not for the audience.
  case audience
  /// The user has dismissed it.
  case dismissed
  /// The limit of its kind is reached by contents above it.
  case limit(Int)
  /// There is nothing to draw.
  case empty
  /// Its view data has not loaded yet.
  case notLoaded
  /// It is the heading of a hidden or empty content.
  case heading(ContentID)
  /// It is the heading of a content that the document does not have.
  case headingOfNothing
}

extension HiddenReason: CustomStringConvertible {
  /// The reason, in a few words.
  package var description: String {
    switch self {
    case .notBefore(let date): "not before \(Self.text(of: date))"
    case .notAfter(let date): "over since \(Self.text(of: date))"
    case .platform(let name): "not on \(name)"
    case .appVersion(let version): "not in version \(version)"
    case .audience: "not for this audience"
    case .dismissed: "dismissed"
    case .limit(let count): "beyond the limit of \(count)"
    case .empty: "empty"
    case .notLoaded: "not loaded yet"
    case .heading(let id): "heading of '\(id)', which is not shown"
    case .headingOfNothing: "heading of an absent content"
    }
  }

  private static func text(of date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    // The years 1 to 9999, for which a calendar has names.
    guard -62_135_596_800...253_402_300_799 ~= seconds else { return "\(seconds) s since 1970" }
    return date.formatted(.iso8601)
  }
}
