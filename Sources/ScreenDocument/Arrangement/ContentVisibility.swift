public import Foundation
public import JSONLogic
package import StrictJSON

/// When a content is there: it is if all that is said holds.
///
/// ```json
/// { "visibility": { "from": "2026-04-01T10:00:00+09:00", "until": "2026-04-08T10:00:00+09:00",
///     "platforms": ["iOS"], "appVersions": { "from": "4.2.0", "until": "5.0.0" },
///     "audience": { "==": [{ "var": "plan" }, "gold"] }, "dismissal": "spring",
///     "whenEmpty": "hide", "whileLoading": "placeholder" } }
/// ```
///
/// | member         | value                                                                       |
/// | -------------- | --------------------------------------------------------------------------- |
/// | `from`         | the first moment: ISO 8601 with its offset, or seconds since 1970           |
/// | `until`        | the first moment at which it is not there any more                          |
/// | `platforms`    | a name or several, one of which is the context's `platform`, in any case    |
/// | `appVersions`  | the first version as `from`, the first that is too new as `until`           |
/// | `audience`     | a `Rule` whose result counts as true, for the context                     |
/// | `dismissal`    | the name under which the user's dismissal is kept; the id by default        |
/// | `whenEmpty`    | `show`, the default, or `hide`: what happens while there is nothing to draw |
/// | `whileLoading` | `placeholder`, the default, or `hide`: what happens until it has loaded     |
///
/// What cannot be read or evaluated is reported and hides nothing.
public struct ContentVisibility: Sendable {
  /// What happens to a content while there is nothing to draw.
  public enum WhenEmpty: String, Hashable, Sendable, CaseIterable {
    /// It keeps its place, in phase `empty`.
    case show
    /// It is hidden.
    case hide
  }

  /// What happens to a content until it has loaded.
  public enum WhileLoading: String, Hashable, Sendable, CaseIterable {
    /// It keeps its place, in phase `idle` or `loading`, for a placeholder to be drawn.
    case placeholder
    /// It is hidden.
    case hide
  }

  /// The first moment at which the content is there.
  public var from: Date?
  /// The first moment at which it is not there any more.
  public var until: Date?
  /// The platforms that it is there on; `nil` for all.
  public var platforms: [String]?
  /// The versions of the app that it is there in; `nil` for all.
  public var appVersions: VersionRange?
  /// The users who see it; `nil` for all users.
  public var audience: Rule?
  /// The name under which the user's dismissal is kept; `nil` for the content's id.
  public var dismissal: String?
  /// What happens while there is nothing to draw; `nil` for what is said elsewhere, or ``WhenEmpty/show``.
  public var whenEmpty: WhenEmpty?
  /// What happens until it has loaded; `nil` for what is said elsewhere, or
  /// ``WhileLoading/placeholder``.
  public var whileLoading: WhileLoading?
  /// Where the rule is written; `nil` for one of the app.
  package var source: JSONValue?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - from: The first moment at which the content is there.
  ///   - until: The first moment at which it is not there any more.
  ///   - platforms: The platforms that it is there on.
  ///   - appVersions: The versions of the app that it is there in.
  ///   - audience: The users who see it.
  ///   - dismissal: The name under which the user's dismissal is kept.
  ///   - whenEmpty: What happens while there is nothing to draw.
  ///   - whileLoading: What happens until it has loaded.
  public init(
    from: Date? = nil,
    until: Date? = nil,
    platforms: [String]? = nil,
    appVersions: VersionRange? = nil,
    audience: Rule? = nil,
    dismissal: String? = nil,
    whenEmpty: WhenEmpty? = nil,
    whileLoading: WhileLoading? = nil
  ) {
    self.from = from
    self.until = until
    self.platforms = platforms
    self.appVersions = appVersions
    self.audience = audience
    self.dismissal = dismissal
    self.whenEmpty = whenEmpty
    self.whileLoading = whileLoading
  }
}
