import ScreenDocument
import StrictJSON

/// How the elements of a list stand.
enum SketchForm: Hashable {
  /// One below the other.
  case rows
  /// One after the other, like words.
  case words
  /// In so many columns, from 1 to 6.
  case grid(Int)
  /// In a row that can be pushed; in circles or not.
  case carousel(isRound: Bool)

  /// Tells how a list stands.
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
