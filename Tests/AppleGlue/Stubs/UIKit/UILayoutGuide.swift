// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UILayoutGuide {
  public internal(set) weak var owningView: UIView?

  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
}

public final class UIKeyboardLayoutGuide: UILayoutGuide {
  public var usesBottomSafeArea = true
}
