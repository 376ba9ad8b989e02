import Foundation
import LegacyRx
package import ScreenDocument
package import TopScreen

/// Finds undeclared feeds between the handlers of responses, on virtual time.
@MainActor
package struct FeedSearch<UIState: AnyObject> {
  private let routes: ContentRoutes<UIState>
  private let makeHandlers: () -> LegacyHandlers
  private let makeState: () -> UIState

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - routes: The kinds that the new world understands.
  ///   - makeHandlers: Makes the handlers of one screen, and what they share.
  ///   - makeState: Makes the state of one screen.
  package init(
    routes: ContentRoutes<UIState>,
    makeHandlers: @escaping () -> LegacyHandlers,
    makeState: @escaping () -> UIState
  ) {
    self.routes = routes
    self.makeHandlers = makeHandlers
    self.makeState = makeState
  }

  /// Delivers the responses to handlers alone while their pipelines are recorded.
  ///
  /// They are delivered twice: what a handler sends before another one exists is not recorded.
  ///
  /// - Parameters:
  ///   - responses: The responses in the order of their document, each id once.
  ///   - context: The moment and the place of the delivery.
  /// - Returns: One feed for each two kinds, sorted by kind.
  package func undeclaredFeeds(
    among responses: [ResponseData],
    in context: RouteContext
  ) -> [UndeclaredFeed] {
    let recorder = WiringRecorder()
    return recorder.record {
      let scheduler = HistoricalScheduler(initialClock: context.now)
      let bridge = bridge(on: scheduler, in: context)
      for delivery in 1...2 {
        bridge.deliver(responses)
        let seconds = ContentReplay<UIState>.comparisonTime * Double(delivery)
        scheduler.advanceTo(
          context.now.addingTimeInterval(seconds),
          maximumActions: ContentReplay<UIState>.maximumActions
        )
      }
      return bridge.undeclaredFeeds(in: recorder.graph)
    }
  }

  private func bridge(
    on scheduler: HistoricalScheduler,
    in context: RouteContext
  ) -> ContentBridge<UIState> {
    ContentBridge(
      state: makeState(),
      routes: routes,
      handlers: makeHandlers(),
      stages: StageFlags(overrides: StageOverrides(all: .off)),
      environment: LegacyEnvironment(
        mainScheduler: scheduler,
        backgroundScheduler: scheduler,
        clock: LegacyClock(timeZone: context.timeZone, locale: context.locale) { context.now },
        effects: RecordingEffects()
      ),
      candidates: .unlimited
    )
  }
}
