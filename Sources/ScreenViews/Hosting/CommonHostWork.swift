#if canImport(SwiftUI) && canImport(UIKit)
import TopScreen
import UIKit

/// Does the work that both UIKit hosts share: applies the time rules, which show and hide contents
/// at given times, refreshes when the user pulls down, and reports whether the user sees the
/// screen.
@MainActor
final class CommonHostWork {
  private let screen: ComposedScreen
  private let options: HostOptions
  private var activityObserver: AppActivityObserver?
  private var timeRulesTask: Task<Void, Never>?

  init(_ screen: ComposedScreen, _ options: HostOptions) {
    self.screen = screen
    self.options = options
  }

  deinit {
    timeRulesTask?.cancel()
  }

  /// Starts to follow time rules, to refresh when the user pulls down, and to report the app's
  /// activity; called once, when the host's view has loaded.
  func start(in scrollView: UIScrollView) {
    scrollView.alwaysBounceVertical = true
    if let refresh = options.refresh {
      let control = UIRefreshControl()
      control.addAction(
        UIAction { [weak control] _ in
          Task {
            await refresh()
            control?.endRefreshing()
          }
        },
        for: .valueChanged
      )
      scrollView.refreshControl = control
    }
    timeRulesTask = Task { [screen, options] in await screen.followTime(on: options.clock) }
    if let impressions = options.impressions {
      activityObserver = AppActivityObserver { [weak impressions] in impressions?.isAppActive = $0 }
    }
  }

  /// Reports to the impression tracker whether the screen is visible to the user.
  func reportScreenVisibility(isVisible: Bool) {
    options.impressions?.isScreenVisible = isVisible
  }
}
#endif
