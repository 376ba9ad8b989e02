import ScreenDocument

/// Decides which of several loads counts, in any order of completion.
///
/// The result of a load that was started later is the newer one. A document is newer than a content on
/// its own that was asked for before it, and older than one that was asked for after it.
@MainActor
struct LoadSequence {
  private struct Running {
    /// The content that is loaded on its own; `nil` for a document.
    let content: ContentID?
    let cancel: @MainActor (ScreenLoad) -> Void
  }

  private var started = 0
  /// The number of the sequence of documents that is followed.
  private(set) var followed = 0
  private var running: [ScreenLoad: Running] = [:]
  private var shown = ScreenLoad(number: 0)
  private var failed = ScreenLoad(number: 0)
  private var shownContents: [ContentID: ScreenLoad] = [:]

  /// Whether a document is on its way.
  var isLoading: Bool { running.values.contains { $0.content == nil } }

  /// The contents that are on their way on their own.
  var contents: Set<ContentID> { Set(running.values.compactMap(\.content)) }

  /// Whether a load has brought a document.
  var hasShown: Bool { shown.number > 0 }

  /// Starts a load.
  ///
  /// - Parameters:
  ///   - content: The content to load; `nil` for a document.
  ///   - cancel: Called when a newer load has brought what this one was to bring.
  /// - Returns: Its number.
  mutating func start(
    _ content: ContentID? = nil,
    cancel: @escaping @MainActor (ScreenLoad) -> Void
  ) -> ScreenLoad {
    let load = next()
    running[load] = Running(content: content, cancel: cancel)
    return load
  }

  /// Numbers what has come by itself, as if it had been asked for just now.
  mutating func next() -> ScreenLoad {
    started += 1
    return ScreenLoad(number: started)
  }

  /// Notes that a sequence of documents is followed from now on, and none before it.
  mutating func startFollowing() -> Int {
    followed += 1
    return followed
  }

  /// Notes that a load is over, however it ended.
  mutating func end(_ load: ScreenLoad) {
    running[load] = nil
  }

  /// Whether the document of a load is shown: not if that of a newer load is.
  func showsDocument(of load: ScreenLoad) -> Bool { load >= shown }

  /// Whether a newer load of a document has failed.
  func hasFailed(since load: ScreenLoad) -> Bool { failed > load }

  /// Notes that a load's document is shown.
  ///
  /// - Returns: How the loads are cancelled that it has overtaken.
  mutating func showDocument(of load: ScreenLoad) -> [@MainActor () -> Void] {
    shown = load
    shownContents = shownContents.filter { $0.value > load }
    return overtaken { older, _ in older < load }
  }

  /// Takes the failure of a load of a document.
  ///
  /// - Returns: Whether it counts; not if a newer load has brought one.
  mutating func failDocument(of load: ScreenLoad) -> Bool {
    failed = max(failed, load)
    return load >= shown
  }

  /// Whether what a load brings of one content is shown: not if a newer document or content is.
  func shows(_ content: ContentID, of load: ScreenLoad) -> Bool {
    load >= max(shown, shownContents[content] ?? shown)
  }

  /// Notes that what a load has brought of one content is shown.
  ///
  /// - Returns: How the loads are cancelled that it has overtaken.
  mutating func show(_ content: ContentID, of load: ScreenLoad) -> [@MainActor () -> Void] {
    shownContents[content] = load
    return overtaken { older, running in older < load && running.content == content }
  }

  /// Whether a content is shown as a load has brought it that was started after another.
  func isNewer(_ content: ContentID, than load: ScreenLoad) -> Bool {
    shownContents[content].map { $0 > load } ?? false
  }

  private mutating func overtaken(
    _ isOvertaken: (ScreenLoad, Running) -> Bool
  ) -> [@MainActor () -> Void] {
    guard !running.isEmpty else { return [] }
    let overtaken = running.filter(isOvertaken)
    for load in overtaken.keys { running[load] = nil }
    return overtaken.map { load, running in { running.cancel(load) } }
  }
}
