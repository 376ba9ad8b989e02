import ScreenDocument

/// Tracks the running loads of a screen, and decides whose results may be shown, in any order of
/// completion.
///
/// Of two results, that of the load that started later is newer. A document is newer than a
/// single content that was requested before it, and older than one that was requested after it.
@MainActor
struct LoadTracker {
  private struct Running {
    /// The content that is loaded separately; `nil` for a document.
    let content: ContentID?
    let cancel: @MainActor (ScreenLoad) -> Void
  }

  private var started = 0
  /// The number of the sequence of documents that is followed; 0 before the first.
  private(set) var followedSequence = 0
  private var running: [ScreenLoad: Running] = [:]
  /// The load of the shown document; 0 before the first, and for a cached copy.
  private var shown = ScreenLoad(number: 0)
  /// The newest load of a document that has failed; 0 before the first.
  private var newestFailed = ScreenLoad(number: 0)
  /// The loads of the responses that are newer than the shown document, by content.
  private var shownContents: [ContentID: ScreenLoad] = [:]

  /// Whether a document is loading.
  var isLoading: Bool { running.values.contains { $0.content == nil } }

  /// The contents that are loading separately.
  var loadingContents: Set<ContentID> { Set(running.values.compactMap(\.content)) }

  /// Whether any document other than a cached copy was shown.
  var hasShownDocument: Bool { shown.number > 0 }

  /// Starts a load.
  ///
  /// - Parameters:
  ///   - content: The content to load; `nil` for a document.
  ///   - cancel: Called if the result of a newer load is shown while this load still runs.
  /// - Returns: The load, newer than all before.
  mutating func start(
    _ content: ContentID? = nil,
    cancel: @escaping @MainActor (ScreenLoad) -> Void
  ) -> ScreenLoad {
    let load = makeLoad()
    running[load] = Running(content: content, cancel: cancel)
    return load
  }

  /// Returns a new load, newer than all before, that is not tracked as running.
  ///
  /// For a result without a request, it is the only record: the result counts as requested now.
  mutating func makeLoad() -> ScreenLoad {
    started += 1
    return ScreenLoad(number: started)
  }

  /// Returns the number of a sequence of documents that is followed from now on; an earlier
  /// sequence is not followed any more.
  mutating func startFollowingSequence() -> Int {
    followedSequence += 1
    return followedSequence
  }

  /// Ends a load, successful or not.
  mutating func end(_ load: ScreenLoad) {
    running[load] = nil
  }

  /// Returns whether a load's document may be shown: false if that of a newer load is shown.
  func mayShowDocument(of load: ScreenLoad) -> Bool { load >= shown }

  /// Returns whether a load of a document that started after this one has failed.
  func hasNewerFailure(than load: ScreenLoad) -> Bool { newestFailed > load }

  /// Records that a load's document is shown.
  ///
  /// - Returns: The closures that cancel all older loads that still run.
  mutating func recordShownDocument(of load: ScreenLoad) -> [@MainActor () -> Void] {
    shown = load
    shownContents = shownContents.filter { $0.value > load }
    return removeOvertaken { older, _ in older < load }
  }

  /// Records that the load of a document has failed.
  ///
  /// - Returns: Whether the screen must show the failure; `false` if a newer document is shown.
  mutating func recordFailure(of load: ScreenLoad) -> Bool {
    newestFailed = max(newestFailed, load)
    return load >= shown
  }

  /// Returns whether a load's response of one content may be shown: false if a newer document or a newer
  /// response of the content is shown.
  func mayShow(_ content: ContentID, of load: ScreenLoad) -> Bool {
    load >= max(shown, shownContents[content] ?? shown)
  }

  /// Records that a load's response of one content is shown.
  ///
  /// - Returns: The closures that cancel the older loads of the content that still run.
  mutating func recordShown(_ content: ContentID, of load: ScreenLoad) -> [@MainActor () -> Void] {
    shownContents[content] = load
    return removeOvertaken { older, running in older < load && running.content == content }
  }

  /// Returns whether the shown response of a content is from a newer load than the given one.
  func hasNewerResponse(of content: ContentID, than load: ScreenLoad) -> Bool {
    shownContents[content].map { $0 > load } ?? false
  }

  /// Removes the running loads that satisfy a condition, and returns the closures that cancel them.
  private mutating func removeOvertaken(
    _ isOvertaken: (ScreenLoad, Running) -> Bool
  ) -> [@MainActor () -> Void] {
    guard !running.isEmpty else { return [] }
    let overtaken = running.filter(isOvertaken)
    for load in overtaken.keys { running[load] = nil }
    return overtaken.map { load, running in { running.cancel(load) } }
  }
}
