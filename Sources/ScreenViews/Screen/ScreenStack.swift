#if canImport(SwiftUI)
import Foundation
import ScreenDocument
public import SwiftUI
public import TopScreen

/// A home screen whose contents have all migrated: draws its stack from slots in a scroll view.
///
/// The model decides order, sides and phases; the view only draws them. Time rules show and hide
/// contents while the view is visible. ``HostingContainer`` shows the same content views during the
/// migration.
public struct ScreenStack<UIState: AnyObject, Notice: View>: View {
  private let model: HomeScreenModel<UIState>
  private let views: ContentViews<UIState>
  private let refresh: @MainActor () async -> Void
  private let impressions: ImpressionTracker?
  private let clock: any Clock<Duration>
  private let notice: @MainActor (ScreenState) -> Notice
  @Environment(\.scenePhase) private var scenePhase
  @State private var anchor: ContentIdentity?

  /// Creates a screen's view.
  ///
  /// - Parameters:
  ///   - model: The screen.
  ///   - views: The views of its contents.
  ///   - refresh: Refreshes the screen when the user pulls it down.
  ///   - impressions: Receives the visible share of each content; `nil` for no tracking.
  ///   - clock: The clock of time rules.
  ///   - notice: The view over the contents for a state of the screen, such as loading, empty,
  ///     stale or failed.
  public init(
    _ model: HomeScreenModel<UIState>,
    views: ContentViews<UIState>,
    refresh: @escaping @MainActor () async -> Void,
    impressions: ImpressionTracker? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    @ViewBuilder notice: @escaping @MainActor (ScreenState) -> Notice
  ) {
    self.model = model
    self.views = views
    self.refresh = refresh
    self.impressions = impressions
    self.clock = clock
    self.notice = notice
  }

  /// The view's body.
  public var body: some View {
    ScrollView {
      if let page = model.screen.page {
        PageView(page) { content($0) }
      } else {
        LazyVStack(spacing: 0) {
          ForEach(model.screen.stack.items, id: \.identity) { content($0) }
        }
        .scrollTargetLayout()
      }
    }
    .scrollPosition(id: $anchor)
    .refreshable(action: refresh)
    .overlay { notice(model.screen.state) }
    .task { [screen = model.screen, clock] in await screen.followTime(on: clock) }
    .onAppear { impressions?.isScreenVisible = true }
    .onDisappear { impressions?.isScreenVisible = false }
    .onChange(of: scenePhase, initial: true) { _, phase in
      impressions?.isAppActive = phase == .active
    }
  }

  private func content(_ item: StackItem) -> some View {
    StackContent(
      item: item,
      screen: model.screen,
      impressions: impressions,
      view: views.view(for: item, in: model.state)
    )
  }
}
#endif
