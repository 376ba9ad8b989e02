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

  /// The active constraints whose items have this view as their nearest common ancestor.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  public private(set) lazy var keyboardLayoutGuide: UIKeyboardLayoutGuide = {
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    return guide
  }()

  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }

  /// The height of the view's content.
  public var stubHeight: CGFloat = 100
  /// The height that Auto Layout would compute for the view.
  open var fittingHeight: CGFloat { stubHeight }
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
    // Constraints that leave the view are deactivated with its removal.
    for ancestor in superview.ancestors {
      for constraint in ancestor.constraints where constraint.concerns(self) {
        constraint.isActive = false
      }
    }
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

  /// The view, its superview, and so on.
  var ancestors: [UIView] { [self] + (superview?.ancestors ?? []) }

  private var nearestController: UIViewController? {
    controller ?? superview?.nearestController
  }
}
