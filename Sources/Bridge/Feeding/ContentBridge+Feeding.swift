import LegacyRx
import ScreenDocument

/// Handlers that listen to one another.
extension ContentBridge {
  /// Whether a handler that runs listens to this kind's handlers, directly or through the handlers of other
  /// kinds.
  func feedsHandlers(_ registration: AnyLegacyRegistration) -> Bool {
    var seen: Set<ContentKind> = [registration.kind]
    var waiting = registration.feeds
    while let kind = waiting.popLast() {
      guard seen.insert(kind).inserted, let fed = handlers[kind] else { continue }
      if decision(for: kind).stage != .complete { return true }
      waiting += fed.feeds
    }
    return false
  }

  /// The feeds between contents of the screen that no registration declares, sorted by kind.
  func undeclaredFeeds(in graph: WiringGraph) -> [UndeclaredFeed] {
    let feeds = graph.feeds.compactMap { feed -> UndeclaredFeed? in
      guard let source = lanes[ContentID(feed.source)]?.kind,
        let target = lanes[ContentID(feed.target)]?.kind,
        source != target, handlers[source]?.feeds.contains(target) == false
      else { return nil }
      let emitter = graph.nodes[feed.emitter]
      let name = emitter.label.map { "\($0) (\(emitter.name))" } ?? emitter.name
      let place = emitter.place.map { " at \($0)" } ?? ""
      return UndeclaredFeed(source: source, target: target, emitter: name + place)
    }
    return feeds.uniqued.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
  }

  /// Reports undeclared feeds of the contents on the screen, each once, where the settings ask for it.
  func reportUndeclaredFeeds() {
    feedWatch?.check(undeclaredFeeds)
  }
}

extension [UndeclaredFeed] {
  /// The first feed of each two kinds.
  fileprivate var uniqued: [UndeclaredFeed] {
    var seen: Set<[ContentKind]> = []
    return filter { seen.insert([$0.source, $0.target]).inserted }
  }
}
