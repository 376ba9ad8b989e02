// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject> {
  fileprivate init() {}

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  override init() {}
}

public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  override init() {}
}

public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  override init() {}
}
