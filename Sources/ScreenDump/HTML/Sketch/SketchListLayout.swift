import ScreenDocument
import StrictJSON

/// The layout of a list's elements in a drawing.
enum SketchListLayout: Hashable {
  /// The elements are below one another.
  case rows
  /// The elements follow one another on a line that wraps, as words do.
  case wrappingLine
  /// The elements are in a grid with 1 to 6 columns.
  case grid(columns: Int)
  /// The elements are in a row that scrolls; their images are circles if `isRound`.
  case carousel(isRound: Bool)

  /// Derives the layout of a list.
  ///
  /// - Parameters:
  ///   - elements: The list's elements.
  ///   - members: The fields of the object that has the list.
  init(of elements: [JSONTree], in members: [JSONTree.Member]) {
    guard case .object(let first)? = elements.first else {
      self = .wrappingLine
      return
    }
    if case .number(let text)? = members.value("columns"), let columns = Double(text) {
      self = .grid(columns: Int(min(max(columns, 1), 6)))
      return
    }
    let hasImage = first.contains { SketchFieldRole($0.key, $0.value, besides: nil) == .image }
    let isRanked = first.value("rank") != nil
    let isRound = members.value("diameter") != nil
    self = hasImage && !isRanked ? .carousel(isRound: isRound) : .rows
  }
}
