package import StrictJSON

/// One content's rule for its place on the screen, written in the document or in the app.
///
/// ```json
/// { "order": { "after": "ranking", "priority": 10 } }
/// ```
///
/// | member      | value                                                            |
/// | ----------- | ---------------------------------------------------------------- |
/// | `headingOf` | an anchor: the content is its heading, and is hidden with it      |
/// | `pin`       | `top` or `bottom`                                                |
/// | `position`  | a whole number from 0                                            |
/// | `after`     | an anchor: the content follows it                                |
/// | `before`    | an anchor: the content precedes it                               |
/// | `priority`  | a whole number: of contents that want one place the highest is first; 0 by default |
///
/// If a rule has several places, the one further up in the table applies and the others are
/// reported. An anchor is the id of a content, or a kind, which means the first content of that
/// kind in the document.
public struct ContentOrder: Sendable {
  /// The place that a rule requests.
  public enum Place: Hashable, Sendable {
    /// The content keeps its place in the document.
    case server
    /// Directly above the anchor, as its heading; the anchor is a content's id or a kind.
    case headingOf(String)
    /// Above all contents that are not pinned to the top.
    case top
    /// Below all contents that are not pinned to the bottom.
    case bottom
    /// At this index, from 0, among the contents that are neither headings nor anchored to others;
    /// a negative index is reported and ignored.
    case position(Int)
    /// Below the anchor, which is a content's id or a kind.
    case after(String)
    /// Above the anchor, which is a content's id or a kind.
    case before(String)
  }

  /// The place of the content.
  public var place: Place
  /// The priority: of several contents for one place, the highest is first.
  public var priority: Int
  /// The JSON value that the rule was read from; `nil` for a rule that the app created.
  package var sourceJSON: JSONValue?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - place: The place of the content.
  ///   - priority: The priority: of several contents for one place, the highest is first.
  public init(_ place: Place = .server, priority: Int = 0) {
    self.place = place
    self.priority = priority
  }
}
