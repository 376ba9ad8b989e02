// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject> {
  fileprivate let end: NSLayoutConstraint.End

  fileprivate init(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    end = NSLayoutConstraint.End(item: item, attribute: attribute)
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(end, equalTo: anchor.end, constant: constant) }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  override init(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    super.init(of: item, attribute)
  }
}

public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  override init(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    super.init(of: item, attribute)
  }
}

public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  override init(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    super.init(of: item, attribute)
  }

  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(end, atLeast: constant)
  }

  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(end, equalTo: nil, constant: constant)
  }
}
