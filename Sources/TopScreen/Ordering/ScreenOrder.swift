public import ScreenDocument
package import StrictJSON

/// The order of a screen's contents by their rules, independent of sides and of hidden contents.
///
/// 1. A heading and an anchored content move together with their content. All other contents are
/// called units.
/// 2. Units pinned to the top come first, units pinned to the bottom last.
/// 3. Between them, a unit with a position is placed at that index among all units. If a unit
/// pinned to the top or another unit with a position has that index, the unit comes directly below.
/// If the index is too great, the unit is the last one above the units pinned to the bottom.
/// 4. All other units fill the remaining places.
/// 5. Contents anchored before a content come first, then its headings, then the content, then
/// those anchored after it; each of them is surrounded by its own anchored contents in the same
/// way. An anchor that is a heading stands for the content of the heading.
///
/// Contents with the same rule (the same end, index or anchor, or none) are sorted by priority, the
/// highest first, and then by the server's order. So contents without rules keep their order.
///
/// | in the rules                                        | what applies             | code            |
/// | --------------------------------------------------- | ------------------------ | --------------- |
/// | an anchor that is not on the screen                 | the server's order       | `absentAnchor`  |
/// | a heading of an absent content                      | it is hidden             | `absentAnchor`  |
/// | anchors or headings in a cycle                      | the server's order, for those in it | `anchorCircle` |
/// | a position beyond the end                           | last above those pinned to the bottom | `positionBeyondEnd` |
/// | a negative position                                 | the server's order       | `invalidOrder`  |
/// | more than 100 contents pinned to one end            | all of them              | `manyPins`      |
///
/// The order depends only on contents and rules. A hidden anchor keeps its place, so contents
/// anchored to it do not move when it is shown or hidden.
public struct ScreenOrder: Sendable {
  /// The indices of the contents, from top to bottom.
  public let indices: [Int]
  /// For each heading, by its index: the index of the content that it heads; `nil` if that content
  /// is not on the screen.
  ///
  /// A heading in a cycle is omitted.
  public let contentIndexOfHeading: [Int: Int?]
  /// Warnings about rules for places, with the codes of the table of ``ScreenOrder``.
  package let diagnostics: DiagnosticList

  /// If more contents than this are pinned to one end, the warning `manyPins` is reported.
  public static var pinWarningThreshold: Int { 100 }

  /// Orders contents.
  ///
  /// - Parameters:
  ///   - contents: The contents as the server sent them, each id once.
  ///   - rules: The app's rules.
  /// - Complexity: O(n log n); O(n) where no content has a rule.
  public init(_ contents: [ResponseData], rules: ScreenRules = ScreenRules()) {
    var evaluation = PlaceRuleEvaluation(contents, rules: rules)
    guard evaluation.hasPlaceRules else {
      indices = Array(contents.indices)
      contentIndexOfHeading = [:]
      diagnostics = DiagnosticList()
      return
    }
    evaluation.resolveHeadings()
    evaluation.resolveAnchors()
    indices = evaluation.orderedIndices()
    contentIndexOfHeading = evaluation.contentIndexOfHeading
    diagnostics = evaluation.diagnostics
  }
}
