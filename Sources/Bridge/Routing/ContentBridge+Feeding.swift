import ScreenDocument

/// The search for feeds between handlers.
extension ContentBridge {
  /// Returns the feeds between contents of the screen that no registration declares, one for each
  /// pair of kinds, sorted by source and then by target; feeds within one kind do not count.
  func undeclaredFeeds(in recorder: PipelineRecorder) -> [UndeclaredFeed] {
    var seen: Set<[ContentKind]> = []
    let feeds = recorder.feeds.compactMap { feed -> UndeclaredFeed? in
      guard let source = table[ContentID(feed.sourceContentID)]?.constants.kind,
        let target = table[ContentID(feed.targetContentID)]?.constants.kind,
        source != target, factory.handlers[source]?.fedKinds.contains(target) == false,
        seen.insert([source, target]).inserted
      else { return nil }
      return UndeclaredFeed(source: source, target: target, emitter: feed.emitter)
    }
    return feeds.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
  }

  /// Reports each undeclared feed between contents on the screen once, if the settings request it.
  func reportUndeclaredFeeds() {
    factory.undeclaredFeedReporter?.reportNewFeeds(foundBy: undeclaredFeeds)
  }
}
