package import Foundation

/// Replaces files whole: after any failure, a file is the old one or the new one.
///
/// The bytes go to a draft beside the file (``DraftName``), which no other file is (`O_EXCL`), to the disk, and by one
/// `rename` into its place. The process that writes a draft holds it locked (`flock`) until then, so a draft that no
/// process holds was left by one that was killed: the next replacement of the same file removes it. Links are followed,
/// and a file that is there keeps its permissions.
///
/// All of it waits for the disk; call it off the main queue where a user would notice.
package enum FileReplacement {
  private static let maximumAttempts = 3

  /// Replaces a file, or makes it.
  ///
  /// - Parameters:
  ///   - path: Where the file is, an ordinary one if there is any; its folder must be there.
  ///   - bytes: What is to be in it.
  ///   - mode: The permissions of a file that is not there yet, before the process's mask.
  ///   - modificationTime: The time of the file's last change; the present one if `nil`.
  /// - Throws: What the system says; the file is as it was then.
  /// - Complexity: O(bytes), and a look at each name of the folder.
  package static func replace(
    _ path: String,
    with bytes: [UInt8],
    mode: UInt32 = 0o666,
    modificationTime: Date? = nil
  ) throws(SystemFailure) {
    guard !path.utf8.contains(0) else { throw SystemFailure(code: EINVAL) }
    let target = resolved(path)
    removeAbandonedDrafts(in: target.folder) { $0.isDraft(of: target.name) }
    for attempt in 1...maximumAttempts {
      let draft = target.folder + DraftName(of: target.name, process: getpid()).text
      do throws(SystemFailure) {
        try write(
          bytes,
          to: draft,
          replacing: target.folder + target.name,
          mode: mode,
          modificationTime: modificationTime
        )
        synchronize(target.folder)
        return
      } catch {
        // Another process may take a draft for abandoned in the instant before it is locked.
        guard [ENOENT, EWOULDBLOCK].contains(error.code), attempt < maximumAttempts else {
          throw error
        }
      }
    }
  }

  /// Removes drafts that no process writes any more.
  ///
  /// - Parameters:
  ///   - folder: Where they are, with its last slash.
  ///   - start: How their contents begin, as far as they are written; a file that begins otherwise stays.
  ///   - isWanted: Whether a draft is one of those to remove.
  package static func removeAbandonedDrafts(
    in folder: String,
    beginningWith start: [UInt8] = [],
    where isWanted: (DraftName) -> Bool
  ) {
    let path = folder.isEmpty ? "." : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names {
      guard let draft = DraftName(name), isWanted(draft) else { continue }
      try? removeIfAbandoned(folder + name, beginningWith: start)
    }
  }

  private static func removeIfAbandoned(
    _ path: String,
    beginningWith start: [UInt8]
  ) throws(SystemFailure) {
    try FileDescriptor.openToInspect(path) { file throws(SystemFailure) in
      guard file.size != nil else { return }
      let found = try file.read(limit: 0).prefix(start.count)
      guard found.elementsEqual(start.prefix(found.count)) else { return }
      guard try file.tryLock(), file.isAt(path) else { return }
      unlink(path)
    }
  }

  private static func write(
    _ bytes: [UInt8],
    to draft: String,
    replacing path: String,
    mode: UInt32,
    modificationTime: Date?
  ) throws(SystemFailure) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    try FileDescriptor.open(draft, flags: flags, mode: isThere ? 0o600 : mode) {
      file throws(SystemFailure) in
      do throws(SystemFailure) {
        try file.lockDraft()
        try file.write(bytes)
        if isThere, fchmod(file.number, status.st_mode & 0o777) != 0 { throw SystemFailure.last }
        if let modificationTime { file.setModificationTime(modificationTime) }
        try file.synchronize()
        guard rename(draft, path) == 0 else { throw SystemFailure.last }
      } catch {
        unlink(draft)
        throw error
      }
    }
  }

  /// Waits until the names of a folder are on the disk, on systems that can.
  private static func synchronize(_ folder: String) {
    try? FileDescriptor.open(folder.isEmpty ? "." : folder, flags: O_RDONLY) {
      folder throws(SystemFailure) in
      try folder.synchronize()
    }
  }

  /// The folder, with its last slash, and the name of the file that a path leads to.
  private static func resolved(_ path: String) -> (folder: String, name: String) {
    var target = path
    if let real = realpath(path, nil) {
      defer { free(real) }
      target = String(cString: real)
    }
    guard let slash = target.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", target) }
    let start = target.utf8.index(after: slash)
    return (String(target[..<start]), String(target[start...]))
  }
}

extension FileDescriptor {
  /// Locks a draft; a file system that has no locks goes without.
  fileprivate func lockDraft() throws(SystemFailure) {
    let isLocked: Bool
    do throws(SystemFailure) {
      isLocked = try tryLock()
    } catch {
      return
    }
    guard isLocked else { throw SystemFailure(code: EWOULDBLOCK) }
  }

  /// Notes a time; a system that cannot keeps its own.
  package func setModificationTime(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    guard let whole = Int(exactly: seconds) else { return }
    let rest = (date.timeIntervalSince1970 - seconds) * 1_000_000_000
    let time = timespec(tv_sec: whole, tv_nsec: Int(rest.rounded(.down)))
    _ = futimens(number, [time, time])
  }
}
