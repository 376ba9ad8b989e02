#if canImport(SwiftUI) && canImport(UIKit)
public import Foundation
import ScreenDocument
import SwiftUI
public import TopScreen
public import UIKit

/// A home screen on its way from UIKit to SwiftUI: one scroll view, one stack view, and in it the legacy
/// views as they are and the state contents as SwiftUI views.
///
/// It makes the calls that the screen's stack asks for, and decides nothing. A content keeps its view for
/// as long as it stays on its side, wherever it moves; no view ever serves another content. A SwiftUI view
/// stands in a `UIHostingController` that is a child of this controller, sized by its content, clear, and
/// without safe areas of its own.
///
/// What the user sees stays in its place while the stack changes around it, as `ScrollAnchor` says. Contents
/// come and go by their time from when the view loads.
///
/// The boxes of a page, its spaces and its groups are drawn by ``ScreenStack`` alone; a block has its box
/// here too.
public final class HostingContainer: UIViewController, UIScrollViewDelegate {
  /// What scrolls.
  public let scrollView = UIScrollView()
  /// The contents, from top to bottom.
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
  ///   - state: The state that the new side's views are drawn from.
  ///   - views: What draws the contents of the new side.
  ///   - refresh: What pulling the screen down does, until it returns; `nil` for nothing.
  ///   - impressions: Receives the visible share of each content; `nil` for no tracking.
  ///   - clock: What is slept on until a content comes or goes by its time.
  ///   - legacyView: The old world's view of a content, asked for once for each host; where there is none
  ///     the placeholder of `views` is shown.
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

  /// Is not made by a storyboard.
  ///
  /// - Parameter coder: An archive.
  @available(*, unavailable, message: "Make it in code, with its screen.")
  public required init?(coder: NSCoder) { nil }

  deinit {
    timeFollower?.cancel()
  }

  /// Builds the views, and shows the stack from now on.
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
    host.willChange = { [weak self] in self?.noteAnchor() }
    host.didChange = { [weak self] in self?.restoreAnchor() }
    screen.attach(host)
    timeFollower = Task { [screen, clock] in await screen.followTime(on: clock) }
    if let impressions {
      activity = AppActivity { [weak impressions] in impressions?.isAppActive = $0 }
    }
  }

  /// Tells what is seen that the screen is.
  ///
  /// - Parameter animated: Whether it comes in an animation.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tellLayout()
    impressions?.isScreenVisible = true
  }

  /// Tells what is seen that the screen is covered, or has gone.
  ///
  /// - Parameter animated: Whether it goes in an animation.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    impressions?.isScreenVisible = false
  }

  /// Tells what is on the display of a new layout.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tellLayout()
  }

  /// Tells what is on the display.
  ///
  /// - Parameter scrollView: The container's.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { tellLayout() }

  private func tellLayout() {
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
    tellLayout()
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
