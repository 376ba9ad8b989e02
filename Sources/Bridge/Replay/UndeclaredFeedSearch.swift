import Parity
package import ScreenDocument
package import TopScreen

/// A search for undeclared feeds between the handlers of responses, on virtual time.
@MainActor
package struct UndeclaredFeedSearch<UIState: AnyObject> {
  /// The maximum number of scheduled actions after each delivery; only pipelines that never stop
  /// reach it.
  private static var maximumScheduledActionsPerDelivery: Int { 10_000 }

  private let routes: ContentRoutes<UIState>
  private let makeHandlers: () -> LegacyHandlers
  private let makeState: () -> UIState

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - routes: The routes of the state side.
  ///   - makeHandlers: Creates the handlers of one screen, and the objects that they share.
  ///   - makeState: Creates the state of one screen.
  package init(
    routes: ContentRoutes<UIState>,
    makeHandlers: @escaping () -> LegacyHandlers,
    makeState: @escaping () -> UIState
  ) {
    self.routes = routes
    self.makeHandlers = makeHandlers
    self.makeState = makeState
  }

  /// Delivers the responses to the handlers only, records their pipelines, and returns the feeds
  /// that no registration declares.
  ///
  /// The responses are delivered twice, because an event that a handler sends before another
  /// handler exists is not recorded. After each delivery the handlers have 0.5 virtual seconds, and
  /// at most 10,000 scheduled actions.
  ///
  /// - Parameters:
  ///   - responses: The responses in the order of their document, each id once.
  ///   - context: The time, time zone and locale of the delivery.
  /// - Returns: One feed for each pair of kinds, sorted by source and then by target; none within
  ///   one kind.
  package func undeclaredFeeds(
    among responses: [ResponseData],
    in context: ViewDataContext
  ) -> [UndeclaredFeed] {
    let recorder = PipelineRecorder()
    return recorder.record {
      let time = VirtualTime(context.now)
      let bridge = makeLegacyBridge(on: time, in: context)
      for _ in 1...2 {
        bridge.deliver(responses)
        time.advance(
          by: ResponseReplayer<UIState>.secondsBeforeComparison,
          maximumActions: Self.maximumScheduledActionsPerDelivery
        )
      }
      return bridge.undeclaredFeeds(in: recorder)
    }
  }

  private func makeLegacyBridge(on time: VirtualTime, in context: ViewDataContext) -> ContentBridge<
    UIState
  > {
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
