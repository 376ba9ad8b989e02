import Basics
public import Foundation
public import StrictJSON

/// A cache of screens on disk, one file each.
///
/// - A write replaces the whole file: the new file is written as a draft beside it, stored on the
///   disk, and moved to its place by one `rename`. If a process is killed, the file
///   has its previous screen or the new one, never a part.
/// - A file that is incomplete, has another format or does not belong to the cache is never used,
///   and is reported. Files that do not belong to the cache are never deleted or overwritten, and
///   reading them does not change their times.
/// - Beyond the limits, the least recently used screens are removed. A file's modification time is
///   its last use.
/// - File names are hashes of the keys, so a key cannot lead out of the folder; the whole key is
///   stored in the file and compared.
/// - A screen with a document whose response has `Cache-Control: no-store` is not stored, and its
///   older copy is removed. A response that only confirms a copy (status 304) never removes it. Other
///   directives have no effect.
/// - Several processes may use one folder: if two of them store the same screen, the last one wins.
///   A process locks its draft (`flock`) while it writes; each store removes drafts of dead
///   processes, recognised by their names and their first bytes.
///
/// No function throws: a fault only affects the cached copy. All functions wait for the disk; do
/// not call them on the main queue.
public struct ScreenCache: Sendable {
  /// The path of the cache's folder.
  public let folder: String
  /// The greatest number of screens, and the greatest size of all their files together.
  public let limits: ScreenCacheLimits

  private let now: @Sendable () -> Date

  /// Creates a cache; its folder is created at the first write.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, which need not exist yet.
  ///   - limits: The greatest number of screens, and the greatest size of all their files together.
  ///   - now: Returns the current time, for the order of use.
  public init(
    folder: String,
    limits: ScreenCacheLimits = ScreenCacheLimits(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.folder = folder
    self.limits = limits
    self.now = now
  }

  /// Reads the copy of a screen and, if it is valid, records the time of its use.
  ///
  /// - Parameter key: The key of the screen.
  /// - Returns: The screen, `nil` without a valid copy, and why an existing copy is not valid.
  public func screen(for key: String) -> CacheLookupResult {
    let name = fileName(for: key)
    do throws(CacheFileFault) {
      let bytes = try cacheFolder.read(name, stoppingBeyond: limits.maximumBytes)
      guard bytes.count <= limits.maximumBytes else { throw .damaged }
      let file = try CacheFile(reading: bytes)
      guard file.key == key else { throw .keyMismatch }
      cacheFolder.recordUse(of: name, at: now())
      return CacheLookupResult(file.screen)
    } catch {
      return CacheLookupResult(
        nil,
        diagnostics: warning(about: error, fileName: name).map { [$0] } ?? []
      )
    }
  }

  /// Stores a screen, replaces an older copy, and removes screens beyond the limits.
  ///
  /// If the server forbids storing one of its documents, the screen is not stored, and an older
  /// copy is removed.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - key: The key of the screen.
  /// - Returns: Why the screen could not be stored, or the copy not be removed; empty otherwise.
  /// - Complexity: O(bytes of the screen + files in the folder).
  public func store(_ screen: FetchedScreen, for key: String) -> [Diagnostic] {
    let name = fileName(for: key)
    guard !screen.forbidsStoring else { return remove(name) }
    let bytes = CacheFile(key: key, screen: screen).bytes
    guard bytes.count <= limits.maximumBytes else {
      return [
        Diagnostic(
          severity: .warning,
          code: "tooLargeForCache",
          message: """
            The screen needs \(bytes.count) bytes, more than the cache's limit of \
            \(limits.maximumBytes), and is not stored; raise the limit.
            """
        )
      ]
    }
    do throws(CacheFileFault) {
      try write(bytes, to: name)
    } catch {
      return warning(about: error, fileName: name).map { [$0] } ?? []
    }
    cacheFolder.removeAbandonedDrafts()
    cacheFolder.removeLeastRecentlyUsed(beyond: limits, keeping: name)
    return []
  }

  /// Removes a file if it exists and belongs to the cache.
  private func remove(_ name: String) -> [Diagnostic] {
    do throws(CacheFileFault) {
      try cacheFolder.remove(name)
      return []
    } catch {
      return warning(about: error, fileName: name).map { [$0] } ?? []
    }
  }

  private func write(_ bytes: [UInt8], to name: String) throws(CacheFileFault) {
    do throws(CacheFileFault) {
      guard CacheFile.canBeCacheFile(startingWith: try cacheFolder.read(name, stoppingBeyond: 0))
      else {
        throw .notCacheFile
      }
    } catch {
      guard error == .absent else { throw error }
    }
    do throws(SystemFailure) {
      try cacheFolder.create()
      try cacheFolder.replace(name, with: bytes, usedAt: now())
    } catch {
      throw .system(error)
    }
  }

  private var cacheFolder: CacheFolder { CacheFolder(path: folder) }

  /// Returns the name of the file that contains a key's screen.
  package func fileName(for key: String) -> String {
    FNV1a.hash(key.utf8).hexadecimal + CacheFolder.screenSuffix
  }

  private func warning(about fault: CacheFileFault, fileName: String) -> Diagnostic? {
    let folder = URLRedaction.withoutSecrets(folder)
    let file = "\(folder)/\(fileName)"
    let (code, message): (String, String)
    switch fault {
    case .absent, .keyMismatch: return nil
    case .damaged:
      (code, message) = (
        "damagedCache",
        "The cached screen '\(file)' is damaged and is ignored; the next load replaces it."
      )
    case .unknownVersion(let version):
      (code, message) = (
        "unknownCacheVersion",
        """
        The cached screen '\(file)' has format version \(version), not \(CacheFile.formatVersion), and \
        is ignored; the next load replaces it.
        """
      )
    case .notCacheFile:
      (code, message) = (
        "foreignCacheFile",
        "'\(file)' is not a file of the cache and is not changed; remove it or use another folder."
      )
    case .system(let failure):
      (code, message) = (
        "unusableCache",
        "The cache '\(folder)' cannot be used: \(failure.problemAndRemedy(isReading: false))."
      )
    }
    return Diagnostic(severity: .warning, code: code, message: message)
  }
}
