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
  open var adjustedContentInset: UIEdgeInsets { stubSafeArea }
  /// The safe area over the scroll view, which its content inset contains.
  public var stubSafeArea = UIEdgeInsets.zero
  open var alwaysBounceVertical = false
  open var refreshControl: UIRefreshControl?
  public private(set) lazy var contentLayoutGuide = guide()
  public private(set) lazy var frameLayoutGuide = guide()

  /// The number of writes of the offset, including unchanged values: each one ends a deceleration.
  public private(set) var stubOffsetWrites = 0

  private func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }

  /// Lays out its subviews from the top, with its own width.
  open override func layoutSubviews() {
    for view in subviews {
      view.frame = CGRect(x: 0, y: 0, width: frame.width, height: view.frame.height)
      view.layoutSubviews()
      contentSize = view.frame.size
    }
  }
}
