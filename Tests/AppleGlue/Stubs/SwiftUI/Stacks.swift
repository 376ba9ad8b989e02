// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct VStack<Content: View>: View, StubDrawn {
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    [StubNode("vstack", "", SwiftUI.stubNodes(of: content))]
  }
}

public struct HStack<Content: View>: View, StubDrawn {
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    [StubNode("hstack", "", SwiftUI.stubNodes(of: content))]
  }
}

public struct ZStack<Content: View>: View, StubDrawn {
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    [StubNode("zstack", "", SwiftUI.stubNodes(of: content))]
  }
}
