import ScreenDocument

/// Tracks the running loads of a screen, and decides whose results may be shown, in any order of
/// completion.
///
/// Of two results, that of the load that started later is newer. A document is newer than a
/// single content that was requested before it, and older than one that was requested after it.
@MainActor
struct LoadTracker {
  private struct CancellableLoad {
    /// The content that is loaded separately; `nil` for a document.
    let content: ContentID?
    let cancel: @MainActor (ScreenLoad) -> Void
  }

  private var newestLoadNumber = 0
  /// The number of the sequence of documents that is followed; 0 before the first.
  private(set) var followedDocumentSequenceNumber = 0
  private var runningLoads: [ScreenLoad: CancellableLoad] = [:]
  /// The load of the shown document; 0 before the first, and for a cached copy.
  private var shownDocumentLoad = ScreenLoad(number: 0)
  /// The newest load of a document that has failed; 0 before the first.
  private var newestFailedDocumentLoad = ScreenLoad(number: 0)
  /// The loads of the responses that are newer than the shown document, by content.
  private var loadOfResponseNewerThanDocument: [ContentID: ScreenLoad] = [:]

  /// Whether a document is loading.
  var isLoadingDocument: Bool { runningLoads.values.contains { $0.content == nil } }

  /// The contents that are loading separately.
  var loadingContents: Set<ContentID> { Set(runningLoads.values.compactMap(\.content)) }

  /// Whether a document other than a cached copy was ever shown.
  var hasShownUncachedDocument: Bool { shownDocumentLoad.number > 0 }

  /// Starts a load.
  ///
  /// - Parameters:
  ///   - content: The content to load; `nil` for a document.
  ///   - cancel: Called if a newer result is shown while this load still runs: a newer document or,
  ///     for a content, a newer response of the content.
  /// - Returns: The load, newer than all before.
  mutating func startLoad(
    of content: ContentID? = nil,
    cancel: @escaping @MainActor (ScreenLoad) -> Void
  ) -> ScreenLoad {
    let load = makeNewestLoad()
    runningLoads[load] = CancellableLoad(content: content, cancel: cancel)
    return load
  }

  /// Returns a new load, newer than all before, that is not tracked as running.
  ///
  /// For a result without a request, it is the only record: the result counts as requested now.
  mutating func makeNewestLoad() -> ScreenLoad {
    newestLoadNumber += 1
    return ScreenLoad(number: newestLoadNumber)
  }

  /// Starts to follow a sequence of documents, and stops following an earlier one.
  ///
  /// - Returns: The number that identifies the sequence.
  mutating func startFollowingDocumentSequence() -> Int {
    followedDocumentSequenceNumber += 1
    return followedDocumentSequenceNumber
  }

  /// Ends a load, successful or not.
  mutating func stopTracking(_ load: ScreenLoad) {
    runningLoads[load] = nil
  }

  /// Returns whether a load's document may be shown: false if that of a newer load is shown.
  func mayShowDocument(of load: ScreenLoad) -> Bool { load >= shownDocumentLoad }

  /// Returns whether a load of a document that started after this one has failed.
  func hasNewerDocumentFailure(than load: ScreenLoad) -> Bool { newestFailedDocumentLoad > load }

  /// Records that a load's document is shown.
  ///
  /// - Returns: The closures that cancel all older loads, of documents and of contents, that still
  ///   run.
  mutating func recordShownDocumentReturningCancels(of load: ScreenLoad) -> [@MainActor () -> Void]
  {
    shownDocumentLoad = load
    loadOfResponseNewerThanDocument = loadOfResponseNewerThanDocument.filter { $0.value > load }
    return removeOvertakenReturningCancels { older, _ in older < load }
  }

  /// Records that the load of a document has failed.
  ///
  /// - Returns: Whether the screen must show the failure; `false` if a newer document is shown.
  mutating func recordDocumentFailure(of load: ScreenLoad) -> Bool {
    newestFailedDocumentLoad = max(newestFailedDocumentLoad, load)
    return load >= shownDocumentLoad
  }

  /// Returns whether a load's response of one content may be shown: false if a newer document or a
  /// newer response of the content is shown.
  func mayShow(_ content: ContentID, of load: ScreenLoad) -> Bool {
    load >= max(shownDocumentLoad, loadOfResponseNewerThanDocument[content] ?? shownDocumentLoad)
  }

  /// Records that a load's response of one content is shown.
  ///
  /// - Returns: The closures that cancel the older loads of the content that still run.
  mutating func recordShownReturningCancels(_ content: ContentID, of load: ScreenLoad)
    -> [@MainActor () -> Void]
  {
    loadOfResponseNewerThanDocument[content] = load
    return removeOvertakenReturningCancels { older, running in
      older < load && running.content == content
    }
  }

  /// Returns whether the shown response of a content is from a newer load than the given one.
  func hasNewerResponse(of content: ContentID, than load: ScreenLoad) -> Bool {
    loadOfResponseNewerThanDocument[content].map { $0 > load } ?? false
  }

  /// Removes the running loads that satisfy a condition, and returns the closures that cancel them.
  private mutating func removeOvertakenReturningCancels(
    _ isOvertaken: (ScreenLoad, CancellableLoad) -> Bool
  ) -> [@MainActor () -> Void] {
    guard !runningLoads.isEmpty else { return [] }
    let overtaken = runningLoads.filter(isOvertaken)
    for load in overtaken.keys { runningLoads[load] = nil }
    return overtaken.map { load, running in { running.cancel(load) } }
  }
}
