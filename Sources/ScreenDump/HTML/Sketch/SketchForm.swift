import ScreenDocument
import StrictJSON

/// The layout of a list's elements.
enum SketchForm: Hashable {
  /// Below one another.
  case rows
  /// In a line, like words.
  case words
  /// In a grid with 1 to 6 columns.
  case grid(Int)
  /// In a row that scrolls; in circles if `isRound`.
  case carousel(isRound: Bool)

  /// Derives the layout of a list.
  ///
  /// - Parameters:
  ///   - elements: The list's elements.
  ///   - members: The fields beside the list.
  init(of elements: [JSONTree], in members: [JSONTree.Member]) {
    guard case .object(let first)? = elements.first else {
      self = .words
      return
    }
    if case .number(let text)? = members.value("columns"), let columns = Double(text) {
      self = .grid(Int(min(max(columns, 1), 6)))
      return
    }
    let hasImage = first.contains { FieldRole($0.key, $0.value, besides: nil) == .image }
    let isRanked = first.value("rank") != nil
    let isRound = members.value("diameter") != nil
    self = hasImage && !isRanked ? .carousel(isRound: isRound) : .rows
  }
}
