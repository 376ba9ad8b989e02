#if canImport(SwiftUI) && canImport(UIKit)
public import Foundation
import ScreenDocument
import SwiftUI
public import TopScreen
public import UIKit

/// A home screen that migrates from UIKit to SwiftUI: one scroll view with a stack view, which
/// contains unchanged legacy views and SwiftUI views of state contents.
///
/// The controller performs the changes of the screen's stack, and makes no decisions. A content
/// keeps its view while it stays on its side, also when it moves; a view never shows another
/// content. Each SwiftUI view is in a `UIHostingController`, a child of this controller that is
/// sized by its content, transparent, and without its own safe areas.
///
/// The visible contents keep their place while other contents change (see `ScrollAnchor`). Time
/// rules show and hide contents from the moment the view has loaded.
///
/// Only ``ScreenStack`` draws the boxes of a page, its spaces and its groups; the boxes of blocks
/// are drawn here too.
public final class HostingContainer: UIViewController, UIScrollViewDelegate {
  /// The scroll view.
  public let scrollView = UIScrollView()
  /// The stack view of the contents, from top to bottom.
  public let stackView = UIStackView()

  private let screen: ComposedScreen
  private let content: @MainActor (StackItem) -> AnyView
  private let legacyView: @MainActor (StackItem) -> UIView?
  private let refresh: (@MainActor () async -> Void)?
  private let impressions: ImpressionTracker?
  private let clock: any Clock<Duration>
  private var activity: AppActivity?
  private var timeFollower: Task<Void, Never>?
  private var shownStack = StackModel()
  private var anchor: ScrollAnchor?
  private lazy var host = ArrangedHost(
    in: stackView,
    of: self,
    content: { [screen, content] item in Self.root(of: item, on: screen, content(item)) },
    legacyView: legacyView
  )

  /// Creates the controller of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen of a `TopViewModel`, or of a `HomeScreenModel`.
  ///   - state: The state for the views of the state side.
  ///   - views: The views of the state side's contents.
  ///   - refresh: Refreshes the screen when the user pulls it down; `nil` for no refreshing.
  ///   - impressions: Receives the visible share of each content; `nil` for no tracking.
  ///   - clock: The clock of time rules.
  ///   - legacyView: Returns the legacy view of a content; called each time when the legacy side
  ///     starts to show the content. If it returns `nil`, the placeholder of `views` is shown.
  public init<UIState: AnyObject>(
    _ screen: ComposedScreen,
    state: UIState,
    views: ContentViews<UIState>,
    refresh: (@MainActor () async -> Void)? = nil,
    impressions: ImpressionTracker? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    legacyView: @escaping @MainActor (StackItem) -> UIView?
  ) {
    self.screen = screen
    self.refresh = refresh
    self.impressions = impressions
    self.clock = clock
    self.legacyView = legacyView
    content = { views.view(for: $0, in: state) }
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: storyboards are not supported.
  @available(*, unavailable, message: "Make it in code, with its screen.")
  public required init?(coder: NSCoder) { nil }

  deinit {
    timeFollower?.cancel()
  }

  /// Creates the views, and shows the stack from now on.
  public override func viewDidLoad() {
    super.viewDidLoad()
    stackView.axis = .vertical
    scrollView.alwaysBounceVertical = true
    for view in [scrollView, stackView] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    if refresh != nil {
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak self] _ in self?.pulled() }, for: .valueChanged)
      scrollView.refreshControl = control
    }
    scrollView.delegate = self
    host.onWillChange = { [weak self] in self?.noteAnchor() }
    host.onDidChange = { [weak self] in self?.restoreAnchor() }
    screen.attach(host)
    timeFollower = Task { [screen, clock] in await screen.followTime(on: clock) }
    if let impressions {
      activity = AppActivity { [weak impressions] in impressions?.isAppActive = $0 }
    }
  }

  /// Reports that the screen is visible.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reportLayout()
    impressions?.isScreenVisible = true
  }

  /// Reports that the screen is covered or was removed.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    impressions?.isScreenVisible = false
  }

  /// Reports the visible contents after a layout.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    reportLayout()
  }

  /// Reports the visible contents after scrolling.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { reportLayout() }

  private func reportLayout() {
    impressions?.layoutChanged(host.extents, in: viewport)
  }

  private func noteAnchor() {
    anchor = ScrollAnchor(shownStack, laidOut: host.extents, in: viewport)
  }

  private func restoreAnchor() {
    shownStack = screen.stack
    guard viewport.length > 0 else { return }
    scrollView.layoutIfNeeded()
    if let anchor { scroll(to: anchor.viewportStart(in: shownStack, laidOut: host.extents)) }
    reportLayout()
  }

  private func pulled() {
    guard let refresh else { return }
    Task { [weak self] in
      await refresh()
      self?.scrollView.refreshControl?.endRefreshing()
    }
  }

  private static func root(
    of item: StackItem,
    on screen: ComposedScreen,
    _ view: AnyView
  ) -> AnyView {
    let content = StackContent(item: item, screen: screen, view: view)
    guard let appearance = screen.appearance(of: item.id) else { return AnyView(content) }
    return AnyView(BlockView(appearance) { content })
  }
}
#endif
