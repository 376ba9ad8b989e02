import Foundation

/// The files of a cache's folder: read, replaced, and removed.
struct CacheFolder {
  static let screenSuffix = ".screen"
  static let draftSuffix = ".draft"

  let path: String

  /// Makes the folder, for its owner alone, unless it is there.
  func make() throws(SystemFailure) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemFailure(code: ENOTDIR) }
      return
    }
    guard !path.utf8.contains(0) else { throw SystemFailure(code: EINVAL) }
    let ends = path.indices.dropFirst().filter { path[$0] == "/" } + [path.endIndex]
    for end in ends where mkdir(String(path[..<end]), 0o700) != 0 && errno != EEXIST {
      throw .last
    }
  }

  /// Reads a file and notes its use in its modification time; links are not followed.
  ///
  /// - Returns: Its bytes; of a file beyond the limit, at least one byte more than that.
  func read(_ name: String, limit: Int, usedAt: Date? = nil) throws(CacheFileFault) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemFailure) {
      let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK
      bytes = try FileDescriptor.open(place(of: name), flags: flags) { file throws(SystemFailure) in
        guard file.isOrdinary else { return nil }
        let bytes = try file.read(limit: limit)
        if let usedAt { file.setModificationTime(usedAt) }
        return bytes
      }
    } catch {
      switch error.code {
      case ENOENT: throw .absent
      case ELOOP: throw .foreign
      default: throw .system(error)
      }
    }
    guard let bytes else { throw .foreign }
    return bytes
  }

  /// Replaces a file, or makes it: whole, whatever happens on the way.
  ///
  /// Somebody who removes abandoned drafts may take this one before it is locked; it is written
  /// again then, at most three times.
  func replace(_ name: String, with bytes: [UInt8], usedAt: Date) throws(SystemFailure) {
    for _ in 0..<2 {
      do throws(SystemFailure) {
        return try replaceOnce(name, with: bytes, usedAt: usedAt)
      } catch {
        guard [ENOENT, EWOULDBLOCK].contains(error.code) else { throw error }
      }
    }
    try replaceOnce(name, with: bytes, usedAt: usedAt)
  }

  private func replaceOnce(
    _ name: String,
    with bytes: [UInt8],
    usedAt: Date
  ) throws(SystemFailure) {
    let draft = place(of: ".\(UUID().uuidString)\(Self.draftSuffix)")
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    try FileDescriptor.open(draft, flags: flags, mode: 0o600) { file throws(SystemFailure) in
      do throws(SystemFailure) {
        try file.lock()
        try file.write(bytes)
        file.setModificationTime(usedAt)
        try file.synchronize()
        guard rename(draft, place(of: name)) == 0 else { throw SystemFailure.last }
      } catch {
        unlink(draft)
        throw error
      }
    }
    try FileDescriptor.open(path, flags: O_RDONLY) { folder throws(SystemFailure) in
      try folder.synchronize()
    }
  }

  /// Removes the drafts that no living process writes.
  func removeAbandonedDrafts() {
    for name in names where name.hasPrefix(".") && name.hasSuffix(Self.draftSuffix) {
      let draft = place(of: name)
      try? FileDescriptor.open(draft, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK) {
        file throws(SystemFailure) in
        guard file.isOrdinary else { return }
        try file.lock()
        unlink(draft)
      }
    }
  }

  /// Removes the screens used least recently, until the rest is within the limits or only `kept`.
  func evict(to limits: ScreenCacheLimits, keeping kept: String) {
    var entries = names.filter(Self.isScreen).compactMap { Entry(at: place(of: $0), name: $0) }
    var bytes = entries.reduce(0) { $0 + $1.size }
    guard entries.count > limits.maximumScreens || bytes > limits.maximumBytes else { return }
    entries = entries.filter(isOurs)
    bytes = entries.reduce(0) { $0 + $1.size }
    var count = entries.count
    let byAge = entries.sorted { ($0.usedAt, $0.name) < ($1.usedAt, $1.name) }
    for entry in byAge where entry.name != kept {
      guard count > limits.maximumScreens || bytes > limits.maximumBytes else { return }
      unlink(place(of: entry.name))
      count -= 1
      bytes -= entry.size
    }
  }

  private struct Entry {
    var name: String
    var size: Int
    var usedAt: Double

    init?(at path: String, name: String) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      self.name = name
      size = Int(status.st_size)
      usedAt = status.modificationTime
    }
  }

  private func isOurs(_ entry: Entry) -> Bool {
    guard let start = try? read(entry.name, limit: 0) else { return false }
    return CacheFile.isOurs(start)
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  private static func isScreen(_ name: String) -> Bool {
    name.utf8.count == 16 + screenSuffix.utf8.count && name.hasSuffix(screenSuffix)
      && name.utf8.prefix(16).allSatisfy { byte in
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
      }
  }

  private func place(of name: String) -> String { "\(path)/\(name)" }
}

extension FileDescriptor {
  /// Whether it is a file with bytes in it, no folder, pipe or device.
  fileprivate var isOrdinary: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Takes the file for this process, or fails at once if another has it.
  fileprivate func lock() throws(SystemFailure) {
    guard flock(number, LOCK_EX | LOCK_NB) == 0 else { throw .last }
  }

  /// Notes a time; a system that cannot keeps its own.
  fileprivate func setModificationTime(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    guard let whole = Int(exactly: seconds) else { return }
    let rest = (date.timeIntervalSince1970 - seconds) * 1_000_000_000
    let time = timespec(tv_sec: whole, tv_nsec: Int(rest.rounded(.down)))
    _ = futimens(number, [time, time])
  }
}

extension stat {
  /// Seconds since 1970.
  fileprivate var modificationTime: Double {
    #if canImport(Darwin)
    let time = st_mtimespec
    #else
    let time = st_mtim
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
