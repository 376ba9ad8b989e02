// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view with a modifier around it.
public struct StubModified<Content: View> {
  private let content: Content
  private let node: @MainActor () -> StubNode
  private let isBehind: Bool

  init(
    _ content: Content,
    isBehind: Bool = false,
    _ node: @escaping @MainActor () -> StubNode
  ) {
    self.content = content
    self.isBehind = isBehind
    self.node = node
  }
}

extension StubModified: View, StubDrawn {
  public var body: Never { fatalError("Drawn by itself.") }

  /// The nodes of the modifier: the background first, then the content, then the overlay.
  ///
  /// As in SwiftUI, several views have the modifier each, and no view has none.
  public var stubNodes: [StubNode] {
    SwiftUI.stubNodes(of: content).map { view in
      var node = node()
      node.children = isBehind ? node.children + [view] : [view] + node.children
      return node
    }
  }
}

extension View {
  nonisolated func modified(_ name: String, _ detail: String = "") -> StubModified<Self> {
    StubModified(self) { StubNode(name, detail) }
  }
}
