package import StrictJSON

/// Where a content stands on its screen.
///
/// ```json
/// { "order": { "after": "ranking", "priority": 10 } }
/// ```
///
/// | member      | value                                                            |
/// | ----------- | ---------------------------------------------------------------- |
/// | `headingOf` | an anchor: the content is its heading, and leaves with it         |
/// | `pin`       | `top` or `bottom`                                                |
/// | `position`  | a whole number from 0                                            |
/// | `after`     | an anchor: the content follows it                                |
/// | `before`    | an anchor: the content precedes it                               |
/// | `priority`  | a whole number: of contents that want one place the highest is first; 0 by default |
///
/// Of several places the one further up in the table counts, and the others are reported. An anchor is
/// the id of a content, or else a kind, which stands for the first content of that kind that the
/// server sent.
public struct ContentOrder: Sendable {
  /// A place on the screen.
  public enum Place: Hashable, Sendable {
    /// Where the server put it.
    case server
    /// Directly above another content, as its heading.
    case heading(String)
    /// Above all that is not pinned to the top.
    case top
    /// Below all that is not pinned to the bottom.
    case bottom
    /// At an index, of contents that are neither headings nor anchored to others.
    case position(Int)
    /// Below another content.
    case after(String)
    /// Above another content.
    case before(String)
  }

  /// Where the content stands.
  public var place: Place
  /// Of contents that want one place the highest is first.
  public var priority: Int
  /// Where the rule is written; `nil` for one of the app.
  package var source: JSONValue?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - place: Where the content stands.
  ///   - priority: Of contents that want one place the highest is first.
  public init(_ place: Place = .server, priority: Int = 0) {
    self.place = place
    self.priority = priority
  }
}
