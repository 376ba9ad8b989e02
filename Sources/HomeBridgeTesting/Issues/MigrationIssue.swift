import Bridge
public import ScreenDocument

/// Something that a migration suite has found: what, in which content, where, and for which response.
public struct MigrationIssue: Hashable, Sendable {
  /// What kind of failure it is.
  public let failureClass: FailureClass
  /// The content's kind.
  public let kind: ContentKind
  /// The place in the view data that differs, as a JSON Pointer; the root for what is no value.
  public let path: JSONPointer
  /// What was expected and what came.
  public let message: String
  /// The response that shows it.
  public let response: JSONTree
  /// What repeats a generated response; `nil` for a recorded one.
  public let seed: UInt64?

  init(
    _ failureClass: FailureClass,
    _ response: TestedResponse,
    at path: JSONPointer = .root,
    _ message: String
  ) {
    self.failureClass = failureClass
    kind = response.data.kind
    self.path = path
    self.message = message
    self.response = response.data.payload.tree
    seed = response.seed
  }
}

extension MigrationIssue: CustomStringConvertible {
  /// One or two lines: the class, the content, the place and the message; then the response, cut short.
  public var description: String {
    let place = path == .root ? "" : " at \(path)"
    let origin = seed.map { " (seed \($0))" } ?? ""
    let text = response.text(style: .compact)
    let shown = text.count > Self.shownLength ? text.prefix(Self.shownLength) + "…" : text[...]
    return """
      class \(failureClass.rawValue) \(failureClass): '\(kind)'\(place): \(message)\(origin)
        \(shown)
      """
  }

  private static var shownLength: Int { 600 }
}
