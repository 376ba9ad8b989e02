/// One cell of a table of text.
package struct TextCell {
  /// The text; the initializer replaces its control characters as in `String.terminalSafe`.
  package var text: String
  /// The colour or the weight of the text.
  package var paint: TextPaint
  /// Whether the text is aligned to the right of its column.
  package var isRightAligned: Bool

  /// Creates a cell.
  package init(_ text: String, _ paint: TextPaint = .plain, isRightAligned: Bool = false) {
    self.text = text.terminalSafe
    self.paint = paint
    self.isRightAligned = isRightAligned
  }
}
