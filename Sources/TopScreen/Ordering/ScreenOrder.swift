public import ScreenDocument
package import StrictJSON

/// The order of a screen's contents: where each stands by its rule, on either side and whether or not
/// it is hidden.
///
/// 1. Headings, and contents anchored to another, stand with what they name. The others are the units.
/// 2. Units pinned to the top come first, units pinned to the bottom last.
/// 3. Between them, a unit with a position stands at that index of all units, or as near below it as
///    can be: pins keep their places, and of several that want one index the others follow.
/// 4. All other units fill what is left.
/// 5. What is anchored before a content comes above it, then its headings, itself, and what is anchored
///    after it, each with what stands with it in turn. An anchor that is a heading stands for what it
///    heads.
///
/// Contents that want the same (the same end, index or anchor, or nothing) stand by their priority, the
/// highest first, and then as the server sent them. So contents without rules stay as they are.
///
/// | in the rules                                        | what counts              | code            |
/// | --------------------------------------------------- | ------------------------ | --------------- |
/// | an anchor that is not there                         | the server's order       | `absentAnchor`  |
/// | a heading of what is not there                      | it is hidden             | `absentAnchor`  |
/// | anchors or headings in a circle                     | the server's order, for those on it | `anchorCircle` |
/// | a position beyond the end                           | the last index           | `positionBeyondEnd` |
/// | a negative position                                 | the server's order       | `invalidOrder`  |
/// | more than 100 contents pinned to one end            | all of them              | `manyPins`      |
///
/// The order depends on nothing but contents and rules. An anchor that is hidden still stands in its
/// place, so what is anchored to it does not move when it comes and goes.
public struct ScreenOrder: Sendable {
  /// The indices of the contents, from top to bottom.
  public let indices: [Int]
  /// The content that each heading heads, by the heading's index; none for a heading that heads nothing
  /// on the screen.
  public let headings: [Int: Int?]
  /// What is wrong with the rules.
  package let diagnostics: DiagnosticList

  /// The most pins at one end without a diagnostic.
  public static var pinLimit: Int { 100 }

  /// Orders contents.
  ///
  /// - Parameters:
  ///   - contents: The contents as the server sent them, each id once.
  ///   - rules: What the app says of them.
  /// - Complexity: O(n log n); O(n) where no content has a rule.
  public init(_ contents: [ResponseData], rules: ScreenRules = ScreenRules()) {
    var places = ContentPlaces(contents, rules: rules)
    guard places.hasRules else {
      indices = Array(contents.indices)
      headings = [:]
      diagnostics = DiagnosticList()
      return
    }
    places.findHeadings()
    places.findAnchors()
    indices = places.ordered()
    headings = places.headings
    diagnostics = places.diagnostics
  }
}
