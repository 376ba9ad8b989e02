#if canImport(SwiftUI) && canImport(UIKit)
public import Foundation
import ScreenDocument
import SwiftUI
public import TopScreen
public import UIKit

/// A home screen that migrates from UIKit to SwiftUI: one scroll view with a stack view, which
/// contains the unchanged views of legacy handlers and SwiftUI views of state contents.
///
/// The controller performs the changes of the screen's stack, and makes no decisions. A content
/// keeps its view while it stays on its side, also when it moves; a view never shows another
/// content. Each SwiftUI view is in a `UIHostingController`, a child of this controller that is
/// sized by its content, transparent, and without its own safe areas. Each handler's view is in a
/// container of its own, so that a handler may hide or remove it.
///
/// What the user sees keeps its place while other contents change, and while heights above change
/// (see `ScrollAnchor`). Time rules show and hide contents from the moment the view has loaded. The
/// keyboard covers no content.
///
/// The controller makes the views of all contents; ``CollectionContainer`` makes only the views that
/// are on the display or about to be scrolled to it. The controller draws the boxes of blocks. Only ``ScreenStack`` also draws the boxes
/// of a page, its spaces and its groups.
public final class HostingContainer: UIViewController, UIScrollViewDelegate {
  /// The scroll view.
  public let scrollView = UIScrollView()
  /// The stack view of the contents, from top to bottom.
  public var stackView: UIStackView { contentStackView }

  private let contentStackView = LayoutReportingStackView()
  private let screen: ComposedScreen
  private let options: HostOptions
  private let commonWork: CommonHostWork
  private let host: StackViewHost
  private var lastLayout = HostLayoutSnapshot()
  /// The position that was set and has not been scrolled to yet; `nil` for none.
  private var pendingScrollTarget: ContentIdentity?

  /// Creates the controller of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen of a `TopViewModel`, or of a `HomeScreenModel`.
  ///   - state: The state for the views of the state side.
  ///   - views: The views of the state side's contents.
  ///   - options: Refreshing, impressions, images and more.
  ///   - legacyView: Returns the legacy view of a content; called once each time the legacy side
  ///     starts to show the content. If it returns `nil` or the view of another content, the
  ///     placeholder of `views` is shown. The view of another content is reported to
  ///     ``HostOptions/onSharedView``.
  public init<UIState: AnyObject>(
    _ screen: ComposedScreen,
    state: UIState,
    views: ContentViews<UIState>,
    options: HostOptions = HostOptions(),
    legacyView: @escaping @MainActor (StackItem) -> UIView?
  ) {
    self.screen = screen
    self.options = options
    commonWork = CommonHostWork(screen, options)
    let viewMaker = HostViewMaker(screen: screen, options: options) {
      views.view(for: $0, in: state)
    }
    host = StackViewHost(
      in: contentStackView,
      content: viewMaker.view(of:),
      handlerViews: HandlerViews(make: legacyView, onSharedView: options.onSharedView)
    )
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: storyboards are not supported.
  @available(*, unavailable, message: "Storyboards are not supported; create it in code.")
  public required init?(coder: NSCoder) { nil }

  /// The first visible content; `nil` if none is visible.
  ///
  /// Setting a content scrolls it to the top of the viewport, or as near to it as the end of the
  /// contents allows, as soon as the screen shows it. Setting `nil`, or another content, cancels
  /// this.
  public var position: ContentIdentity? {
    get { lastLayout.firstVisible }
    set {
      pendingScrollTarget = newValue
      scrollToPendingTarget()
    }
  }

  /// Adds the scroll view and the stack view, and starts to show the stack.
  public override func viewDidLoad() {
    super.viewDidLoad()
    addScrollingStack()
    scrollView.delegate = self
    host.parent = self
    host.onDidChange = { [weak self] in self?.keepScrollPositionAfterStackChange() }
    contentStackView.onLayout = { [weak self] in
      self?.keepScrollPositionAndReportVisibleContents()
    }
    screen.attach(host)
    commonWork.start(in: scrollView)
  }

  /// Reports to the impression tracker that the screen is visible, and which contents are.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    storeAndReportViewport()
    commonWork.reportScreenVisibility(isVisible: true)
  }

  /// Reports to the impression tracker that the screen is covered or was removed.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    commonWork.reportScreenVisibility(isVisible: false)
  }

  /// Reports the visible contents after a layout.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    storeAndReportViewport()
  }

  /// Reports the visible contents after scrolling.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { storeAndReportViewport() }

  private func addScrollingStack() {
    addFullSize(scrollView)
    contentStackView.axis = .vertical
    contentStackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(contentStackView)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      contentStackView.topAnchor.constraint(equalTo: content.topAnchor),
      contentStackView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      contentStackView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      contentStackView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      contentStackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  private func keepScrollPositionAfterStackChange() {
    if scrollView.viewport.length > 0 { scrollView.layoutIfNeeded() }
    keepScrollPositionAndReportVisibleContents()
  }

  /// Scrolls so that the contents that the user sees keep their place on the display after a change
  /// of the stack or a layout, reports the visible contents, and scrolls to a ``position`` that was
  /// set before; does nothing during a change.
  private func keepScrollPositionAndReportVisibleContents() {
    guard !host.isChanging else { return }
    var next = HostLayoutSnapshot(
      stack: screen.stack,
      extents: host.extents,
      viewport: scrollView.viewport
    )
    if lastLayout.viewport.length > 0, next.extents != lastLayout.extents {
      let start = lastLayout.viewportStart(keepingPlaceIn: next)
      lastLayout = next
      scrollView.scroll(toViewportStart: start)
      next.viewport = scrollView.viewport
    }
    lastLayout = next
    reportVisibleContents()
    scrollToPendingTarget()
  }

  private func storeAndReportViewport() {
    lastLayout.viewport = scrollView.viewport
    reportVisibleContents()
  }

  private func reportVisibleContents() {
    options.impressions?.layoutChanged(lastLayout.extents, in: lastLayout.viewport)
  }

  /// Scrolls to the content of ``pendingScrollTarget``, if there is one and the last layout has it.
  private func scrollToPendingTarget() {
    guard let identity = pendingScrollTarget, lastLayout.viewport.length > 0,
      lastLayout.stack.items.contains(where: { $0.identity == identity }),
      let extent = lastLayout.extents[identity.id]
    else { return }
    pendingScrollTarget = nil
    let end = lastLayout.extents.values.reduce(0) { max($0, $1.end) }
    scrollView.scroll(toViewportStart: max(0, min(extent.start, end - lastLayout.viewport.length)))
  }
}
#endif
