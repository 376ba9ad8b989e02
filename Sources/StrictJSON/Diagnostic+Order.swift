extension [Diagnostic] {
  /// Sorted by document, line and column; those without a place come last, in the order given.
  package var inDocumentOrder: [Diagnostic] {
    enumerated()
      .sorted { one, other in one.element.order(one.offset) < other.element.order(other.offset) }
      .map(\.element)
  }
}

extension Diagnostic {
  fileprivate func order(_ offset: Int) -> (Int, Int, Int, Int) {
    let document = part?.index ?? (line == nil ? .max : 0)
    return (document, line ?? .max, column ?? .max, offset)
  }
}
