import Parity
package import ScreenDocument
package import TopScreen

/// Finds undeclared feeds between the handlers of responses, on virtual time.
@MainActor
package struct FeedSearch<UIState: AnyObject> {
  /// How many actions run after each delivery: enough for every pipeline that comes to rest.
  private static var maximumActions: Int { 10_000 }

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
    let recorder = PipelineRecorder()
    return recorder.record {
      let time = VirtualTime(context.now)
      let bridge = bridge(on: time, in: context)
      for _ in 1...2 {
        bridge.deliver(responses)
        time.advance(
          by: ContentReplay<UIState>.comparisonTime,
          maximumActions: Self.maximumActions
        )
      }
      return bridge.undeclaredFeeds(in: recorder)
    }
  }

  private func bridge(on time: VirtualTime, in context: RouteContext) -> ContentBridge<UIState> {
    ContentBridge(
      state: makeState(),
      routes: routes,
      handlers: makeHandlers(),
      stages: StageFlags(overrides: StageOverrides(all: .off)),
      environment: time.environment(LegacyClock(context), effects: RecordingEffects()),
      candidates: .unlimited
    )
  }
}
