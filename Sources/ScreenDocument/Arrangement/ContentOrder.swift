package import StrictJSON

/// The rule for a content's place on its screen.
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
/// If a rule has several places, the one further up in the table applies and the others are
/// reported. An anchor is the id of a content, or a kind, which means the first content of that
/// kind in the document.
public struct ContentOrder: Sendable {
  /// A place on the screen.
  public enum Place: Hashable, Sendable {
    /// The place in the document.
    case server
    /// Directly above another content, as its heading.
    case heading(String)
    /// Above all contents that are not pinned to the top.
    case top
    /// Below all contents that are not pinned to the bottom.
    case bottom
    /// At an index among the contents that are neither headings nor anchored to others.
    case position(Int)
    /// Below another content.
    case after(String)
    /// Above another content.
    case before(String)
  }

  /// The place of the content.
  public var place: Place
  /// The priority: of several contents for one place, the highest is first.
  public var priority: Int
  /// The rule's value in the document; `nil` for a rule of the app.
  package var source: JSONValue?

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
