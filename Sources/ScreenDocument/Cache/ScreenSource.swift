public import StrictJSON

/// The source of one screen: loads it from its location, and stores and reads its copy in a cache.
public struct ScreenSource: Sendable {
  /// The location of the screen.
  public let location: ScreenLocation

  private let loader: ScreenLoader
  private let cache: ScreenCache?
  private let shape: DocumentShape?

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - location: The location of the screen.
  ///   - loader: Loads the screen.
  ///   - cache: The cache of copies from servers; files on this device are not cached.
  ///   - shape: The shape of the document; detected if `nil`.
  public init(
    _ location: ScreenLocation,
    loader: ScreenLoader,
    cache: ScreenCache? = nil,
    shape: DocumentShape? = nil
  ) {
    self.location = location
    self.loader = loader
    self.cache = location.isRemote ? cache : nil
    self.shape = shape
  }

  /// Reads and composes the cached copy of the screen.
  ///
  /// A copy that cannot be composed counts as absent, and is not reported.
  ///
  /// - Parameter reason: Why the copy is needed; it becomes the screen's staleness.
  /// - Returns: The copy, `nil` if there is no usable one, and the faults of the cache.
  @concurrent public func cachedCopy(
    staleBecause reason: LoadError.Reason = .networkForbidden
  ) async -> (screen: LoadedScreen?, diagnostics: [Diagnostic]) {
    guard let cache else { return (nil, []) }
    let copy = cache.screen(for: location.cacheKey)
    guard let fetched = copy.screen,
      let document = try? ContentDocument(reading: fetched.payload, shape: shape)
    else { return (nil, copy.diagnostics) }
    let staleness = LoadError(reason, of: location.displayName)
    return (LoadedScreen(document, fetched: fetched, staleness: staleness), copy.diagnostics)
  }

  /// Loads and composes the screen, without storing it in the cache.
  ///
  /// - Parameter known: The screen that was loaded before: the server need not send documents that
  ///   have not changed since.
  /// - Returns: The screen.
  /// - Throws: ``LoadError`` if the screen cannot be loaded or used.
  @concurrent public func load(
    since known: LoadedScreen? = nil
  ) async throws(LoadError) -> LoadedScreen {
    let fetched = try await loader.fetch(location, since: known?.fetched)
    if let known, known.fetched.payload == fetched.payload {
      return LoadedScreen(known.document, fetched: fetched)
    }
    return try compose(fetched)
  }

  /// Composes the screen if all of its documents are in memory, without leaving the caller's
  /// thread.
  ///
  /// A tool that only shows such a screen starts sooner without another thread.
  ///
  /// - Returns: The screen; `nil` if a document must be read first, see ``load(since:)``.
  /// - Throws: ``LoadError`` if the screen cannot be used.
  package func loadIfAllInMemory() throws(LoadError) -> LoadedScreen? {
    guard let fetched = try loader.fetchIfAllInMemory(location) else { return nil }
    return try compose(fetched)
  }

  private func compose(_ fetched: FetchedScreen) throws(LoadError) -> LoadedScreen {
    do throws(DocumentError) {
      let document = try ContentDocument(reading: fetched.payload, shape: shape)
      return LoadedScreen(document, fetched: fetched)
    } catch {
      throw LoadError(.document(error), of: location.displayName)
    }
  }

  /// Stores a loaded screen in the cache, and replaces an older copy.
  ///
  /// If the server forbids storing one of its documents, by `Cache-Control: no-store`, the screen
  /// is not stored, and an older copy is removed.
  ///
  /// - Returns: Why the screen could not be stored, or the copy not be removed; empty otherwise,
  ///   and if there is no cache.
  @concurrent public func store(_ screen: LoadedScreen) async -> [Diagnostic] {
    cache?.store(screen.fetched, for: location.cacheKey) ?? []
  }

  /// Loads and stores the screen, or returns the cached copy if the screen cannot be loaded or
  /// used.
  ///
  /// The screen is stored as ``store(_:)`` does. A screen that cannot be composed counts as a
  /// failure, so it never replaces a valid cached copy.
  ///
  /// - Parameter isOffline: Whether to send no request to a server. A screen with a document on a
  ///   server then comes from the cache; any other screen is still read.
  /// - Returns: The screen; for a cached copy, ``LoadedScreen/staleness`` says why it is not newer.
  /// - Throws: ``LoadError`` if there is neither a screen nor a copy, or if the task was cancelled.
  public func loadOrCached(isOffline: Bool = false) async throws(LoadError) -> LoadedScreen {
    let copy = await cachedCopy()
    do throws(LoadError) {
      guard !isOffline || !location.isRemote else {
        throw LoadError(
          copy.screen == nil ? .notCached : .networkForbidden,
          of: location.displayName
        )
      }
      let screen = try await load(since: copy.screen)
      let stored = await store(screen)
      return LoadedScreen(
        screen.document,
        fetched: screen.fetched,
        cacheDiagnostics: copy.diagnostics + stored.filter { !copy.diagnostics.contains($0) }
      )
    } catch {
      guard error.reason != .cancelled, let screen = copy.screen else {
        throw LoadError(
          error.reason,
          of: error.documentName,
          cachedCopyDiagnostics: copy.diagnostics
        )
      }
      return LoadedScreen(
        screen.document,
        fetched: screen.fetched,
        staleness: error,
        cacheDiagnostics: copy.diagnostics
      )
    }
  }
}
