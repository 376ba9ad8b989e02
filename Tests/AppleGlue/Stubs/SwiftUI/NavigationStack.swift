// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NavigationStack<Content: View>: View, StubDrawn {
  private let content: Content

  public init(@ViewBuilder root: () -> Content) {
    content = root()
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    [StubNode("navigationStack", "", SwiftUI.stubNodes(of: content))]
  }
}
