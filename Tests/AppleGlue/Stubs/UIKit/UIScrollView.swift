// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stubOffsetWrites += 1
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  open var adjustedContentInset: UIEdgeInsets { .zero }
  open var alwaysBounceVertical = false
  open var refreshControl: UIRefreshControl?
  public let contentLayoutGuide = UILayoutGuide()
  public let frameLayoutGuide = UILayoutGuide()

  /// How often the offset was written, also to what it was: either ends a deceleration.
  public private(set) var stubOffsetWrites = 0

  /// Lays what it scrolls out from its top, as wide as itself.
  open override func layoutSubviews() {
    for view in subviews {
      view.frame = CGRect(x: 0, y: 0, width: frame.width, height: view.frame.height)
      view.layoutSubviews()
      contentSize = view.frame.size
    }
  }
}
