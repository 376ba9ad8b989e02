extension [Diagnostic] {
  /// The diagnostics sorted by document (layout, property, data), line and column; those with equal
  /// places keep their order.
  ///
  /// A diagnostic without a line is after the others of its document. One with a line but no
  /// document is sorted as one of the layout; one with neither is at the end.
  package var inDocumentOrder: [Diagnostic] {
    enumerated()
      .sorted { one, other in
        one.element.sortKey(atIndex: one.offset) < other.element.sortKey(atIndex: other.offset)
      }
      .map(\.element)
  }
}

extension Diagnostic {
  fileprivate func sortKey(atIndex index: Int) -> (Int, Int, Int, Int) {
    let document = part?.index ?? (line == nil ? .max : 0)
    return (document, line ?? .max, column ?? .max, index)
  }
}
