import Basics
public import Foundation
public import StrictJSON

/// Screens kept on disk, one file each.
///
/// - A write replaces a screen whole: it goes to a draft beside it, to the disk, and then by one
///   `rename` in its place. A process killed at any instant leaves the old screen or the new one.
/// - A file that is torn, cut off, of another format or not of the cache is never used, and reported.
///   What is not of the cache is never deleted or overwritten, and reading it changes none of its times.
/// - Beyond the limits the screens used least recently go. A file's modification time is its last
///   use.
/// - Keys become hashes in names, so none leads out of the folder; the whole key is kept in the file
///   and compared.
/// - Any number of processes may use one folder: of two that write one screen the last wins. A draft
///   is locked (`flock`) while a process writes it; a store removes those of dead processes, which it knows
///   by the form of their names and by how their contents begin.
///
/// Nothing here throws: what goes wrong costs the cached copy alone. All functions wait for the
/// disk; call them off the main queue.
public struct ScreenCache: Sendable {
  /// Where the files are.
  public let folder: String
  /// How much is kept.
  public let limits: ScreenCacheLimits

  private let now: @Sendable () -> Date

  /// Names a cache; the folder is made at the first write.
  ///
  /// - Parameters:
  ///   - folder: Where the files are, or are to be.
  ///   - limits: How much is kept.
  ///   - now: What time it is, for the order of use.
  public init(
    folder: String,
    limits: ScreenCacheLimits = ScreenCacheLimits(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.folder = folder
    self.limits = limits
    self.now = now
  }

  /// Reads a screen, and notes that it was used.
  ///
  /// - Parameter key: What the screen was stored under.
  /// - Returns: The screen, whole as it was stored, or none; and what is wrong.
  public func screen(for key: String) -> CachedScreen {
    let name = name(for: key)
    do throws(CacheFileFault) {
      let bytes = try files.read(name, limit: limits.maximumBytes)
      guard bytes.count <= limits.maximumBytes else { throw .damaged }
      let file = try CacheFile(reading: bytes)
      guard file.key == key else { throw .otherKey }
      files.noteUse(of: name, at: now())
      return CachedScreen(file.screen)
    } catch {
      return CachedScreen(nil, diagnostics: diagnostic(error, name).map { [$0] } ?? [])
    }
  }

  /// Writes a screen in place of the one stored before, and removes what is beyond the limits.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - key: What to store it under.
  /// - Returns: Why the screen could not be stored; nothing if it was.
  /// - Complexity: O(bytes) for the screen, and a look at each file of the folder.
  public func store(_ screen: FetchedScreen, for key: String) -> [Diagnostic] {
    let name = name(for: key)
    let bytes = CacheFile(key: key, screen: screen).bytes
    guard bytes.count <= limits.maximumBytes else {
      return [
        Diagnostic(
          severity: .warning,
          code: "tooLargeForCache",
          message: """
            The screen takes \(bytes.count) bytes, more than the cache's \(limits.maximumBytes), \
            and is not kept; raise the cache's limit.
            """
        )
      ]
    }
    do throws(CacheFileFault) {
      try write(bytes, to: name)
    } catch {
      return diagnostic(error, name).map { [$0] } ?? []
    }
    files.removeAbandonedDrafts()
    files.evict(to: limits, keeping: name)
    return []
  }

  private func write(_ bytes: [UInt8], to name: String) throws(CacheFileFault) {
    do throws(CacheFileFault) {
      guard CacheFile.isOurs(try files.read(name, limit: 0)) else { throw .foreign }
    } catch {
      guard error == .absent else { throw error }
    }
    do throws(SystemFailure) {
      try files.make()
      try files.replace(name, with: bytes, usedAt: now())
    } catch {
      throw .system(error)
    }
  }

  private var files: CacheFolder { CacheFolder(path: folder) }

  /// The name of the file that a key's screen is in.
  package func name(for key: String) -> String {
    FNV1a.hash(key.utf8).hexadecimal + CacheFolder.screenSuffix
  }

  private func diagnostic(_ fault: CacheFileFault, _ name: String) -> Diagnostic? {
    let folder = PrintableURL.text(folder)
    let file = "\(folder)/\(name)"
    let (code, message): (String, String)
    switch fault {
    case .absent, .otherKey: return nil
    case .damaged:
      (code, message) = (
        "damagedCache",
        "The cached screen '\(file)' is damaged and is ignored; the next load replaces it."
      )
    case .unknownVersion(let version):
      (code, message) = (
        "unknownCacheVersion",
        """
        The cached screen '\(file)' has format version \(version), not \(CacheFile.version), and \
        is ignored; the next load replaces it.
        """
      )
    case .foreign:
      (code, message) = (
        "foreignCacheFile",
        "'\(file)' is no file of the cache and is left alone; remove it or use another folder."
      )
    case .system(let failure):
      (code, message) = (
        "unusableCache",
        "The cache '\(folder)' cannot be used: \(failure.advice(isReading: false))."
      )
    }
    return Diagnostic(severity: .warning, code: code, message: message)
  }
}
