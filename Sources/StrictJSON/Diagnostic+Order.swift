extension [Diagnostic] {
  /// The diagnostics sorted by document, line and column; those with equal places keep their order.
  ///
  /// A diagnostic without a line is after the others of its document, and one without a document
  /// and a line is at the end.
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
