public import Foundation
public import Observation
public import ScreenDocument
public import StrictJSON

/// Loads the document of a screen from a `ScreenSource`, shows it in a screen model, and publishes
/// the document's age and the failure of the last load.
///
/// After a failure, the last valid document stays on the screen.
///
/// | what happens                                 | what is shown       | its state              |
/// | -------------------------------------------- | ------------------- | ---------------------- |
/// | the first refresh, with a copy in the cache  | the copy, at once   | `stale`                |
/// | a load ends with a document                  | the document        | neither `stale` nor `failed` |
/// | the same, after a newer load has failed      | the document        | `stale`                |
/// | a load fails, or its document cannot be used | what was shown      | `stale`                |
/// | the same, with nothing shown                 | nothing             | `failed`               |
/// | the task that calls `refresh()` is cancelled | what was shown      | as it was              |
///
/// The cached copy is shown while a newer document is loading, but not if a document from elsewhere
/// was already shown. An unusable document never replaces the cached one. Of several
/// loads, the one that started last decides: after it has loaded a document, older loads are
/// cancelled and their results are ignored, including their failures.
@MainActor
@Observable
public final class ScreenLoadingModel {
  /// The error of the last load that failed while no newer document was shown; `nil` before a
  /// failure, and again after a load that started later has succeeded.
  ///
  /// A cancelled load does not change it.
  public private(set) var failure: LoadError?
  /// When the last document that this model has shown was fetched, or the server last confirmed
  /// that it had not changed; `nil` before the first one.
  public private(set) var confirmedAt: Date?
  /// The faults of the last read or write of the cache; empty before the first one, and after a
  /// success.
  ///
  /// They say why the cached copy could not be read, or why the last document could not be stored.
  public private(set) var cacheDiagnostics: [Diagnostic] = []

  @ObservationIgnored private let source: ScreenSource
  @ObservationIgnored private let screenModel: any DocumentShowing
  @ObservationIgnored private let now: () -> Date
  /// The document that was shown last, with its dates; the next load asks the server whether it has
  /// changed since.
  @ObservationIgnored private var lastShownScreen: LoadedScreen?
  /// Whether a refresh that was not cancelled has read the cache.
  @ObservationIgnored private var hasReadCache = false
  @ObservationIgnored private var lastStoreTask: Task<[Diagnostic], Never>?

  /// Creates a model; it loads nothing before the first ``refresh()``.
  ///
  /// - Parameters:
  ///   - source: The source of the screen.
  ///   - screen: The model that shows the document.
  ///   - now: Returns the current time, to compute ages.
  public init(
    _ source: ScreenSource,
    into screen: any DocumentShowing,
    now: @escaping () -> Date = { Date() }
  ) {
    self.source = source
    screenModel = screen
    self.now = now
  }

  /// Whether a document is loading.
  public var isLoading: Bool { screenModel.screen.isLoadingDocument }

  /// The time since ``confirmedAt`` at the moment of the read, never negative; `nil` if
  /// ``confirmedAt`` is `nil`.
  public var age: Duration? {
    confirmedAt.map { .clamped(seconds: max(0, now().timeIntervalSince($0))) }
  }

  /// Loads the document, shows it, and stores it in the cache.
  ///
  /// Until then, the last document is shown; the first call that is not cancelled shows the cached
  /// copy, marked stale, if no other document was shown. An error is published in ``failure``, and
  /// the document stays, marked stale. If a newer document is shown, a document is neither shown
  /// nor stored, and an error is ignored. The function returns after the load has ended and the
  /// document was stored. Cancelling the calling task cancels the load.
  public func refresh() async {
    let task = Task<LoadResult, Never> {
      await showCachedCopy()
      do throws(LoadError) {
        return .success(try await source.load(since: lastShownScreen))
      } catch {
        return .failure(error)
      }
    }
    let load = screenModel.screen.startLoad { _ in task.cancel() }
    defer { screenModel.screen.endLoad(load) }
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    // A fetcher may still return a document after cancellation, or fail for its own reason.
    if Task.isCancelled { return }
    switch result {
    case .success(let loaded): await showAndStore(loaded, from: load)
    case .failure(let error):
      guard error.reason != .cancelled,
        screenModel.screen.recordDocumentFailure(of: load)
      else { return }
      failure = error
      screenModel.documentFailed()
    }
  }

  private typealias LoadResult = Result<LoadedScreen, LoadError>

  private func showAndStore(_ loaded: LoadedScreen, from load: ScreenLoad) async {
    guard screenModel.screen.mayShowDocument(of: load) else { return }
    let isStale = screenModel.screen.hasNewerDocumentFailure(than: load)
    show(loaded, isStale: isStale, from: load)
    if !isStale { failure = nil }
    await store(loaded)
  }

  /// Shows the cached copy, if there is one and no other document was already shown, at the first
  /// call that is not cancelled.
  ///
  /// Calls at the same time all read the cache, because each of them may be cancelled; the first
  /// one to finish shows the copy.
  private func showCachedCopy() async {
    guard !hasReadCache else { return }
    let (copy, diagnostics) = await source.cachedCopy()
    // The cache is read to its end also after a cancellation.
    guard !Task.isCancelled, !hasReadCache else { return }
    hasReadCache = true
    cacheDiagnostics = diagnostics
    guard let copy, !screenModel.screen.hasShownUncachedDocument else { return }
    show(copy, isStale: true, from: .cachedCopy)
  }

  private func show(_ loaded: LoadedScreen, isStale: Bool, from load: ScreenLoad) {
    lastShownScreen = loaded
    confirmedAt = loaded.confirmedAt
    screenModel.show(loaded.document, isStale: isStale, from: load)
  }

  /// Stores screens one after the other, so that an older one never replaces a newer one.
  private func store(_ loaded: LoadedScreen) async {
    let task = Task { [source, lastStoreTask] in
      _ = await lastStoreTask?.value
      return await source.store(loaded)
    }
    lastStoreTask = task
    cacheDiagnostics = await task.value
  }
}
