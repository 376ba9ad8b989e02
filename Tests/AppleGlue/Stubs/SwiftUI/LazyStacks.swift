// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

public struct LazyVStack<Content: View>: View, StubDrawn {
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    [StubNode("lazyVStack", "", SwiftUI.stubNodes(of: content))]
  }
}

public struct LazyHStack<Content: View>: View, StubDrawn {
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    [StubNode("lazyHStack", "", SwiftUI.stubNodes(of: content))]
  }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

public struct LazyVGrid<Content: View>: View, StubDrawn {
  private let columns: [GridItem]
  private let content: Content

  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.content = content()
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    [StubNode("lazyVGrid", "\(columns.count)", SwiftUI.stubNodes(of: content))]
  }
}
