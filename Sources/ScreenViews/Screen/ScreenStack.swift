#if canImport(SwiftUI)
import Foundation
import ScreenDocument
public import SwiftUI
public import TopScreen

/// A home screen whose contents have all moved: its stack in a scroll view, drawn from slots alone.
///
/// It owns nothing but the model that it is given, and decides nothing: order, sides and phases are the
/// model's. Contents come and go by their time while it is on the display. The views of the contents are
/// those that ``HostingContainer`` shows during the migration.
public struct ScreenStack<UIState: AnyObject, Notice: View>: View {
  private let model: HomeScreenModel<UIState>
  private let views: ContentViews<UIState>
  private let refresh: @MainActor () async -> Void
  private let impressions: ImpressionTracker?
  private let clock: any Clock<Duration>
  private let notice: @MainActor (ScreenState) -> Notice
  @Environment(\.scenePhase) private var scenePhase
  @State private var anchor: ContentIdentity?

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - model: The screen.
  ///   - views: What draws its contents.
  ///   - refresh: What pulling the screen down does, until it returns.
  ///   - impressions: Receives the visible share of each content; `nil` for no tracking.
  ///   - clock: What is slept on until a content comes or goes by its time.
  ///   - notice: What is drawn over the contents in each state of the screen: that it is loading, is
  ///     empty, is stale, or has failed.
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

  /// The screen.
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
