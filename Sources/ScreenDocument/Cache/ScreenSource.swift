public import StrictJSON

/// Where one screen comes from: its place, and the copy of it in a cache.
public struct ScreenSource: Sendable {
  /// Where the screen lies.
  public let location: ScreenLocation

  private let loader: ScreenLoader
  private let cache: ScreenCache?
  private let shape: DocumentShape?

  /// Describes where a screen comes from.
  ///
  /// - Parameters:
  ///   - location: Where the screen lies.
  ///   - loader: Loads the screen.
  ///   - cache: Where a copy is kept; files on this device are not copied.
  ///   - shape: Where the contents lie in it; recognised when `nil`.
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

  /// Reads the cached copy.
  ///
  /// A copy that cannot be composed is as none.
  ///
  /// - Parameter reason: Why a copy is asked for; it becomes the screen's staleness.
  /// - Returns: The copy, or none; and what is wrong with the cache.
  @concurrent public func cached(
    because reason: LoadError.Reason = .offline
  ) async -> (screen: LoadedScreen?, diagnostics: [Diagnostic]) {
    guard let cache else { return (nil, []) }
    let copy = cache.screen(for: location.cacheKey)
    guard let fetched = copy.screen,
      let document = try? ContentDocument(reading: fetched.payload, shape: shape)
    else { return (nil, copy.diagnostics) }
    let staleness = LoadError(reason, of: location.name)
    return (LoadedScreen(document, fetched: fetched, staleness: staleness), copy.diagnostics)
  }

  /// Loads the screen, and composes it; stores nothing.
  ///
  /// - Parameter known: The screen that was loaded before; a server is asked whether it still holds.
  /// - Returns: The screen.
  /// - Throws: ``LoadError`` if it could not be had, or cannot be used.
  @concurrent public func load(
    since known: LoadedScreen? = nil
  ) async throws(LoadError) -> LoadedScreen {
    let fetched = try await loader.load(location, since: known?.fetched)
    if let known, known.fetched.payload == fetched.payload {
      return LoadedScreen(known.document, fetched: fetched)
    }
    return try composed(fetched)
  }

  /// Composes the screen if all of it is in memory, without leaving the caller's thread.
  ///
  /// A tool that shows what it has needs no other thread, and starts sooner without one.
  ///
  /// - Returns: The screen; `nil` if anything has to be read, which ``load(since:)`` does.
  /// - Throws: ``LoadError`` if it cannot be used.
  package func loadFromMemory() throws(LoadError) -> LoadedScreen? {
    guard let fetched = try loader.loadFromMemory(location) else { return nil }
    return try composed(fetched)
  }

  private func composed(_ fetched: FetchedScreen) throws(LoadError) -> LoadedScreen {
    do throws(DocumentError) {
      let document = try ContentDocument(reading: fetched.payload, shape: shape)
      return LoadedScreen(document, fetched: fetched)
    } catch {
      throw LoadError(.document(error), of: location.name)
    }
  }

  /// Stores a screen that was loaded, in place of the cached copy.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: Why it could not be stored; nothing if it was, or if there is no cache.
  @concurrent public func store(_ screen: LoadedScreen) async -> [Diagnostic] {
    cache?.store(screen.fetched, for: location.cacheKey) ?? []
  }

  /// Loads the screen and stores it, or takes the cached copy if it cannot be had or used.
  ///
  /// A screen that cannot be composed is a failure as any other: it never takes the place of a
  /// cached one that can.
  ///
  /// - Parameter isOffline: Whether no server is asked; files are still read.
  /// - Returns: The screen; a cached copy says why it is not newer.
  /// - Throws: ``LoadError`` if there is neither.
  public func loadOrCached(isOffline: Bool = false) async throws(LoadError) -> LoadedScreen {
    let copy = await cached()
    do throws(LoadError) {
      guard !isOffline || !location.isRemote else {
        throw LoadError(copy.screen == nil ? .notCached : .offline, of: location.name)
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
        throw LoadError(error.reason, of: error.name, cacheDiagnostics: copy.diagnostics)
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
