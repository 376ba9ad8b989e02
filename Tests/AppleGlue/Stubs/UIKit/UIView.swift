// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor
open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  open var backgroundColor: UIColor?
  open var isHidden = false
  open var translatesAutoresizingMaskIntoConstraints = true
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []

  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let widthAnchor = NSLayoutDimension()

  /// The height that the stub of a stack view lays the view out with.
  public var stubHeight: CGFloat = 100
  /// The number of changes of the superview.
  public private(set) var superviewChanges = 0
  private var boundsOrigin = CGPoint.zero
  /// The controller whose view this is.
  weak var controller: UIViewController?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open func addSubview(_ view: UIView) {
    UIKitCalls.record("addSubview")
    guard view.superview !== self else { return }
    if view.superview != nil { view.removeFromSuperview() }
    if let child = view.controller, let owner = nearestController, child !== owner {
      if child.parent !== owner {
        UIKitCalls.refuse("the view of a controller that is no child of the one around it")
      }
    }
    subviews.append(view)
    view.superview = self
    view.superviewChanges += 1
  }

  open func removeFromSuperview() {
    UIKitCalls.record("removeFromSuperview")
    guard let superview else { return }
    if let controller, controller.parent != nil, !controller.isLeaving {
      UIKitCalls.refuse("the view of a child without willMove(toParent: nil)")
    }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superviewChanges += 1
  }

  open func willRemoveSubview(_ subview: UIView) {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}

  open func layoutIfNeeded() {
    layoutSubviews()
    for subview in subviews { subview.layoutIfNeeded() }
  }

  open func invalidateIntrinsicContentSize() {}

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    var rect = rect
    var ancestor: UIView? = self
    while let current = ancestor, current !== view {
      rect.origin.x += current.frame.origin.x - current.bounds.origin.x
      rect.origin.y += current.frame.origin.y - current.bounds.origin.y
      ancestor = current.superview
    }
    return rect
  }

  private var nearestController: UIViewController? {
    controller ?? superview?.nearestController
  }
}
