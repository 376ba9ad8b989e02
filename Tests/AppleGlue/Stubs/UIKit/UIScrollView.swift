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

  /// The number of writes of the offset, including unchanged values: each one ends a deceleration.
  public private(set) var stubOffsetWrites = 0

  /// Lays out its subviews from the top, with its own width.
  open override func layoutSubviews() {
    for view in subviews {
      view.frame = CGRect(x: 0, y: 0, width: frame.width, height: view.frame.height)
      view.layoutSubviews()
      contentSize = view.frame.size
    }
  }
}
