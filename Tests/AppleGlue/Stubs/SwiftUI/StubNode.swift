// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A node of the stub's drawing: a name, a description, and its children.
public struct StubNode {
  public var name: String
  public var detail: String
  public var children: [StubNode]
  /// The action that the user or the system triggers on the view.
  public var action: (@MainActor (Any) -> Void)?
  /// The asynchronous action.
  public var asyncAction: (@Sendable () async -> Void)?

  public init(
    _ name: String,
    _ detail: String = "",
    _ children: [StubNode] = [],
    action: (@MainActor (Any) -> Void)? = nil,
    asyncAction: (@Sendable () async -> Void)? = nil
  ) {
    self.name = name
    self.detail = detail
    self.children = children
    self.action = action
    self.asyncAction = asyncAction
  }

  /// Returns every node with a name, including this one, from top to bottom.
  public func all(_ name: String) -> [StubNode] {
    (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
  }

  /// The texts, from top to bottom.
  public var texts: [String] { all("text").map(\.detail) }

  /// The drawing as lines, indented by level.
  public var lines: [String] {
    [detail.isEmpty ? name : "\(name) \(detail)"]
      + children.flatMap { child in child.lines.map { "  " + $0 } }
  }
}
