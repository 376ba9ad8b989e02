// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view without a body, which the stub draws itself.
@MainActor
public protocol StubDrawn {
  var stubNodes: [StubNode] { get }
}

/// Draws a view; each call evaluates the bodies again.
@MainActor
public func stubNodes(of view: some View) -> [StubNode] {
  if let drawn = view as? any StubDrawn { return drawn.stubNodes }
  return stubNodes(of: view.body)
}

/// Draws a view as one node.
@MainActor
public func stubNode(of view: some View) -> StubNode {
  StubNode("screen", "", stubNodes(of: view))
}
