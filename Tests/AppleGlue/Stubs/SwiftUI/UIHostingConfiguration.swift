// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UIKit

public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private var margins: CGFloat = 16

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    copy.margins = length
    return copy
  }

  public func makeContentView() -> UIView {
    let view = StubConfiguredView(stubNode(of: content))
    view.stubHeight += 2 * margins
    return view
  }
}

/// The view of a cell with a hosting configuration.
public final class StubConfiguredView: UIView {
  /// The drawing.
  public let stubNode: StubNode

  init(_ node: StubNode) {
    stubNode = node
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}
