// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor
open class UIViewController: UIResponder {
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  public private(set) var isViewLoaded = false
  open var title: String?

  /// Whether the controller was notified that it will leave its parent.
  private(set) var isLeaving = false
  /// Whether the controller was notified that it moved to its parent.
  public private(set) var hasCome = false
  private var loadedView: UIView?

  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // As in UIKit; code that would need a `UIView` in its place is found here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      isViewLoaded = true
      let view = loadedView ?? UIView()
      viewDidLoad()
      return view
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }

  /// The scroll view that bars follow, as the controller set it.
  public private(set) weak var stubContentScrollView: UIScrollView?

  open func setContentScrollView(_ scrollView: UIScrollView?) {
    stubContentScrollView = scrollView
  }

  open func loadView() { view = UIView() }
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func addChild(_ childController: UIViewController) {
    UIKitCalls.record("addChild")
    if childController.parent != nil { UIKitCalls.refuse("the child has a parent") }
    if childController.viewIfLoaded?.superview != nil {
      UIKitCalls.refuse("the child's view is in a view already")
    }
    children.append(childController)
    childController.parent = self
    childController.willMove(toParent: self)
  }

  open func removeFromParent() {
    UIKitCalls.record("removeFromParent")
    guard let parent else { return UIKitCalls.refuse("no parent") }
    if !isLeaving { UIKitCalls.refuse("the child is removed without willMove(toParent: nil)") }
    if viewIfLoaded?.superview != nil { UIKitCalls.refuse("the child's view is still there") }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    hasCome = false
    isLeaving = false
  }

  open func willMove(toParent parent: UIViewController?) {
    UIKitCalls.record("willMove to \(parent == nil ? "nil" : "parent")")
    isLeaving = parent == nil
  }

  open func didMove(toParent parent: UIViewController?) {
    UIKitCalls.record("didMove to \(parent == nil ? "nil" : "parent")")
    if parent !== self.parent { UIKitCalls.refuse("another parent than it has") }
    if parent != nil, viewIfLoaded?.superview == nil {
      UIKitCalls.refuse("the child's view is in no view yet")
    }
    hasCome = parent != nil
  }
}
