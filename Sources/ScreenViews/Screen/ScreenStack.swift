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
  private let position: Binding<ContentIdentity?>?
  @State private var ownPosition: ContentIdentity?

  /// Creates a screen's view.
  ///
  /// - Parameters:
  ///   - model: The screen.
  ///   - views: The views of its contents.
  ///   - refresh: Refreshes the screen when the user pulls it down.
  ///   - impressions: Receives which contents the user sees; `nil` for no tracking. A tracker that
  ///     replaces another one reports nothing until the view disappears and appears again.
  ///   - clock: The clock on which the screen waits until a time rule shows or hides a content.
  ///   - position: The first visible content, which keeps its place while others change; an app
  ///     that saves it can restore it. `nil` if the view keeps it itself.
  ///   - notice: The view over the contents for a state of the screen, such as loading, empty,
  ///     stale or failed.
  public init(
    _ model: HomeScreenModel<UIState>,
    views: ContentViews<UIState>,
    refresh: @escaping @MainActor () async -> Void,
    impressions: ImpressionTracker? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    position: Binding<ContentIdentity?>? = nil,
    @ViewBuilder notice: @escaping @MainActor (ScreenState) -> Notice
  ) {
    self.model = model
    self.views = views
    self.refresh = refresh
    self.impressions = impressions
    self.clock = clock
    self.position = position
    self.notice = notice
  }

  /// The view's body.
  public var body: some View {
    ScrollView {
      if let page = model.screen.page {
        PageView(page) { content($0) }
      } else {
        LazyVStack(spacing: 0) {
          ForEach(model.screen.stack.items, id: \.identity) { item in
            SingleViewRow { content(item) }
          }
        }
        .scrollTargetLayout()
      }
    }
    .scrollPosition(id: position ?? $ownPosition)
    .refreshable { [refresh] in
      // The redraw that a refresh causes cancels this closure's task; the refresh goes on.
      await Task { await refresh() }.value
    }
    .overlay { notice(model.screen.state) }
    .task(id: ObjectIdentifier(model)) { [screen = model.screen, clock] in
      await screen.followTime(on: clock)
    }
    .modifier(ScreenVisibilityReporter(impressions: impressions))
  }

  private func content(_ item: StackItem) -> some View {
    StackItemView(
      item: item,
      screen: model.screen,
      impressions: impressions,
      view: views.view(for: item, in: model.state)
    )
  }
}
#endif
