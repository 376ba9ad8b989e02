import Basics
import Foundation

/// Reads, replaces and removes the files of a cache's folder.
struct CacheFolder {
  static let screenSuffix = ".screen"

  let path: String

  /// Creates the folder and its missing parents, accessible to their owner only, unless it exists.
  func create() throws(SystemFailure) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemFailure(code: ENOTDIR) }
      return
    }
    guard !path.utf8.contains(0) else { throw SystemFailure(code: EINVAL) }
    // A combining mark after a slash would be one `Character` with it.
    let slashes = path.utf8.indices.dropFirst().filter { path.utf8[$0] == UInt8(ascii: "/") }
    let ends = slashes + [path.endIndex]
    for end in ends where mkdir(String(path[..<end]), 0o700) != 0 && errno != EEXIST {
      throw .last
    }
  }

  /// Reads a file without changing its times; a link is not followed, and is
  /// ``CacheFileFault/notCacheFile`` like any other file that is not regular.
  ///
  /// - Returns: The bytes; for a file beyond the limit, at least one byte more than the limit.
  func read(_ name: String, stoppingBeyond limit: Int) throws(CacheFileFault) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemFailure) {
      bytes = try FileDescriptor.openToInspect(filePath(of: name)) { file throws(SystemFailure) in
        file.regularFileSize == nil ? nil : try file.readToEnd(stoppingBeyond: limit)
      }
    } catch {
      switch error.code {
      case ENOENT: throw .absent
      case ELOOP: throw .notCacheFile
      default: throw .system(error)
      }
    }
    guard let bytes else { throw .notCacheFile }
    return bytes
  }

  /// Sets a file's modification time to the time of its last use; ignores an error.
  func recordUse(of name: String, at date: Date) {
    try? FileDescriptor.openToInspect(filePath(of: name)) { $0.setModificationTime(date) }
  }

  /// Replaces or creates a file that only its owner can access, with the modification time
  /// `usedAt`.
  func replace(_ name: String, with bytes: [UInt8], usedAt: Date) throws(SystemFailure) {
    try FileReplacement.replace(
      filePath(of: name),
      with: bytes,
      mode: 0o600,
      modificationTime: usedAt
    )
  }

  /// Removes a file of the cache.
  ///
  /// - Throws: ``CacheFileFault``, the reason why no file was removed.
  func remove(_ name: String) throws(CacheFileFault) {
    guard CacheFile.canBeCacheFile(startingWith: try read(name, stoppingBeyond: 0)) else {
      throw .notCacheFile
    }
    guard unlink(filePath(of: name)) == 0 || errno == ENOENT else { throw .system(.last) }
  }

  /// Removes the drafts, the unfinished files of screens, whose writing process has ended.
  func removeAbandonedDrafts() {
    FileReplacement.removeAbandonedDrafts(in: path + "/", whoseBytesBeginWith: CacheFile.magic) {
      draft in
      Self.isScreenFileName(draft.targetNameOrHash)
    }
  }

  /// Removes the least recently used screens, until the others are within the limits or only `kept`
  /// is left; ignores files without the name of a screen's file, or without the start of one.
  func removeLeastRecentlyUsed(beyond limits: ScreenCacheLimits, keeping kept: String) {
    var entries = allFileNames.filter(Self.isScreenFileName).compactMap {
      ScreenFile(at: filePath(of: $0), name: $0)
    }
    var bytes = entries.reduce(0) { $0 + $1.size }
    guard entries.count > limits.maximumScreens || bytes > limits.maximumBytes else { return }
    entries = entries.filter(beginsLikeCacheFile)
    bytes = entries.reduce(0) { $0 + $1.size }
    var count = entries.count
    let byAge = entries.sorted {
      ($0.lastUseSecondsSince1970, $0.name) < ($1.lastUseSecondsSince1970, $1.name)
    }
    for entry in byAge where entry.name != kept {
      guard count > limits.maximumScreens || bytes > limits.maximumBytes else { return }
      unlink(filePath(of: entry.name))
      count -= 1
      bytes -= entry.size
    }
  }

  private struct ScreenFile {
    var name: String
    var size: Int
    var lastUseSecondsSince1970: Double

    init?(at path: String, name: String) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      self.name = name
      size = Int(status.st_size)
      lastUseSecondsSince1970 = status.modificationSecondsSince1970
    }
  }

  private func beginsLikeCacheFile(_ entry: ScreenFile) -> Bool {
    guard let start = try? read(entry.name, stoppingBeyond: 0) else { return false }
    return CacheFile.canBeCacheFile(startingWith: start)
  }

  private var allFileNames: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  private static func isScreenFileName(_ name: String) -> Bool {
    name.utf8.count == 16 + screenSuffix.utf8.count && name.hasSuffix(screenSuffix)
      && name.utf8.prefix(16).allSatisfy(\.isLowercaseHexadecimalDigit)
  }

  private func filePath(of name: String) -> String { "\(path)/\(name)" }
}

extension stat {
  /// The modification time in seconds since 1970.
  fileprivate var modificationSecondsSince1970: Double {
    #if canImport(Darwin)
    let time = st_mtimespec
    #else
    let time = st_mtim
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
