package import StrictJSON

extension SourcedDiagnostic {
  /// The diagnostic and its file or screen as JSON; an unknown line or column is `null`.
  package var json: JSONTree {
    guard case .object(let members) = diagnostic.json else { return diagnostic.json }
    return .object([JSONTree.Member(key: "source", value: .string(source))] + members)
  }
}
