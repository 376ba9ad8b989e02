// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UIKit

public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private var margins: CGFloat = 16
  // Unless an app asks for less, a cell is as high as a finger needs.
  private var minHeight: CGFloat = 44

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    copy.margins = length
    return copy
  }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.minHeight = height ?? minHeight
    return copy
  }

  public func makeContentView() -> UIView {
    StubConfiguredView(stubNode(of: content), margins: margins, minHeight: minHeight)
  }
}

/// The view of a cell with a hosting configuration.
public final class StubConfiguredView: UIView {
  /// The drawing.
  public let stubNode: StubNode

  private let margins: CGFloat
  private let minHeight: CGFloat

  init(_ node: StubNode, margins: CGFloat, minHeight: CGFloat) {
    stubNode = node
    self.margins = margins
    self.minHeight = minHeight
    super.init(frame: .zero)
    // A content that draws nothing has no height.
    if node.children.isEmpty { stubHeight = 0 }
  }

  public override var fittingHeight: CGFloat { max(stubHeight + 2 * margins, minHeight) }

  public required init?(coder: NSCoder) { nil }
}
