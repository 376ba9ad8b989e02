extension [Diagnostic] {
  /// The diagnostics sorted by document, line and column; those without a place stay in order, at
  /// the end.
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
