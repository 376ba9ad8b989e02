public import Foundation
public import JSONLogic
package import StrictJSON

/// The conditions under which a content is visible; all of them must hold.
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
/// | `from`         | the first moment of the content: ISO 8601 with its offset, or seconds since 1970 |
/// | `until`        | the moment from which on the content is hidden; in the same forms           |
/// | `platforms`    | one or more names; the context's `platform` is one, ignoring letter case    |
/// | `appVersions`  | `from`: the first version; `until`: the version from which on it is hidden  |
/// | `audience`     | a `Rule` whose result counts as true, for the context                     |
/// | `dismissal`    | the name under which the user's dismissal is stored; the id by default      |
/// | `whenEmpty`    | `show`, the default, or `hide`: how it is shown while it is empty           |
/// | `whileLoading` | `placeholder`, the default, or `hide`: how it is shown until it has loaded  |
///
/// A condition that cannot be read or evaluated is reported and hides nothing.
public struct ContentVisibility: Sendable {
  /// A period from its first moment up to, but not including, another moment.
  public struct Period: Hashable, Sendable {
    /// The first moment; `nil` for no beginning.
    public var from: Date?
    /// The first moment after the period; `nil` for no end.
    public var until: Date?

    /// Creates a period.
    ///
    /// - Parameters:
    ///   - from: The first moment.
    ///   - until: The first moment after the period.
    public init(from: Date? = nil, until: Date? = nil) {
      self.from = from
      self.until = until
    }
  }

  /// How a content is shown while its view data is empty.
  public enum WhenEmpty: String, Hashable, Sendable, CaseIterable {
    /// The content keeps its place, in phase `empty`.
    case show
    /// The content is hidden.
    case hide
  }

  /// How a content is shown until it has loaded.
  public enum WhileLoading: String, Hashable, Sendable, CaseIterable {
    /// The content keeps its place, in phase `idle` or `loading`; its view draws a placeholder.
    case placeholder
    /// The content is hidden.
    case hide
  }

  /// The time during which the content is visible; a period that does not end after its first
  /// moment is reported and ignored.
  public var period: Period
  /// The names of the platforms where the content is visible; `nil` for all.
  public var platforms: [String]?
  /// The versions of the app in which the content is visible; `nil` for all.
  public var appVersions: VersionRange?
  /// The rule that is true for the users who see the content; `nil` for all users.
  public var audience: Rule?
  /// The name under which the user's dismissal of the content is stored; `nil` for its id.
  public var dismissalName: String?
  /// How the content is shown while its view data is empty; `nil` if this rule does not say it.
  ///
  /// Then another rule of the content decides. If none says it, the content is shown as
  /// ``WhenEmpty/show``.
  public var whenEmpty: WhenEmpty?
  /// How the content is shown until it has loaded; `nil` if this rule does not say it.
  ///
  /// Then another rule of the content decides. If none says it, the content is shown as
  /// ``WhileLoading/placeholder``.
  public var whileLoading: WhileLoading?
  /// The JSON value that the rule was read from; `nil` for a rule that the app created.
  package var sourceJSON: JSONValue?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - period: The time during which the content is visible.
  ///   - platforms: The platforms where it is visible.
  ///   - appVersions: The versions of the app where it is visible.
  ///   - audience: The users who see it.
  ///   - dismissalName: The name under which the user's dismissal is stored.
  ///   - whenEmpty: How it is shown while its view data is empty.
  ///   - whileLoading: How it is shown until it has loaded.
  public init(
    period: Period = Period(),
    platforms: [String]? = nil,
    appVersions: VersionRange? = nil,
    audience: Rule? = nil,
    dismissalName: String? = nil,
    whenEmpty: WhenEmpty? = nil,
    whileLoading: WhileLoading? = nil
  ) {
    self.period = period
    self.platforms = platforms
    self.appVersions = appVersions
    self.audience = audience
    self.dismissalName = dismissalName
    self.whenEmpty = whenEmpty
    self.whileLoading = whileLoading
  }
}
