import LegacyRx

/// The recorder of the pipelines of handlers, to find handlers that listen to other handlers.
final class PipelineRecorder {
  /// An event path from one content's handler to another's.
  struct FeedBetweenContents {
    /// The id of the content whose handler sends the events.
    let sourceContentID: String
    /// The id of the content whose handler receives the events.
    let targetContentID: String
    /// The subject or relay that carries the events: its name, and its source location if that was
    /// recorded.
    let emitter: String
  }

  let wiringRecorder: WiringRecorder

  init(maximumNodes: Int = .max) {
    wiringRecorder = WiringRecorder(maximumNodes: maximumNodes)
  }

  /// Runs a body, and records the pipelines that it creates.
  func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try wiringRecorder.record(body)
  }

  /// The feeds recorded so far.
  var feeds: [FeedBetweenContents] {
    let graph = wiringRecorder.graph
    return graph.feeds.map { feed in
      let emitter = graph.nodes[feed.emitterNode]
      let name = emitter.label.map { "\($0) (\(emitter.name))" } ?? emitter.name
      let place = emitter.place.map { " at \($0)" } ?? ""
      return FeedBetweenContents(
        sourceContentID: feed.sourceGroup,
        targetContentID: feed.targetGroup,
        emitter: name + place
      )
    }
  }
}
