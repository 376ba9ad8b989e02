package import Foundation

/// Replaces whole files: after any failure, the file has either its old or its new content.
///
/// The bytes are written to a draft beside the file (``DraftFileName``, created with `O_EXCL`) and
/// to the disk; one `rename` then moves the draft to its place. The writing process locks its draft
/// (`flock`) until then, so an unlocked draft was left by a process that was killed, and the next
/// replacement of the same file removes it. Symbolic links are followed, but a link to a file that
/// does not exist is itself replaced. An existing file keeps its permissions.
///
/// Each call waits for the disk, so do not call it on the main queue of an app.
package enum FileReplacement {
  /// The maximum number of attempts, each with a new draft: on a busy machine, other writers of the
  /// file may remove some drafts.
  private static let maximumAttempts = 32

  /// Replaces or creates a file.
  ///
  /// - Parameters:
  ///   - path: The path of a regular file; its folder must exist. With a null character in it, the
  ///     error is `EINVAL`.
  ///   - bytes: The new content.
  ///   - mode: The permissions of a new file, before the process's mask.
  ///   - modificationTime: The new modification time; `nil` for the current time.
  /// - Throws: The system's error; the file is then unchanged. An error of setting the modification
  ///   time is ignored.
  /// - Complexity: O(bytes + names in the folder).
  package static func replace(
    _ path: String,
    with bytes: [UInt8],
    mode: UInt32 = 0o666,
    modificationTime: Date? = nil
  ) throws(SystemFailure) {
    guard !path.utf8.contains(0) else { throw SystemFailure(code: EINVAL) }
    let target = resolvingLinks(in: path)
    removeAbandonedDrafts(in: target.folder) { $0.isDraft(ofFileNamed: target.name) }
    for attempt in 1...maximumAttempts {
      let draft = target.folder + DraftFileName(of: target.name, processID: getpid()).fileName
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
        // Another process may lock or remove the draft as abandoned before this process locks it.
        guard [ENOENT, EWOULDBLOCK].contains(error.code), attempt < maximumAttempts
        else {
          throw error
        }
      }
    }
  }

  /// Removes drafts that no process is writing; ignores errors of the system.
  ///
  /// - Parameters:
  ///   - folder: The folder of the drafts, with a slash at its end; empty for the current folder.
  ///   - start: The first bytes of the drafts to remove; empty to remove drafts with any bytes. If
  ///     a draft is shorter than `start`, only the bytes that the draft has are compared.
  ///   - shouldRemove: Returns whether to remove the draft with this name.
  package static func removeAbandonedDrafts(
    in folder: String,
    whoseBytesBeginWith start: [UInt8] = [],
    where shouldRemove: (DraftFileName) -> Bool
  ) {
    let path = folder.isEmpty ? "." : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names {
      guard let draft = DraftFileName(name), shouldRemove(draft) else { continue }
      try? removeIfAbandoned(folder + name, whoseBytesBeginWith: start)
    }
  }

  private static func removeIfAbandoned(
    _ path: String,
    whoseBytesBeginWith start: [UInt8]
  ) throws(SystemFailure) {
    try FileDescriptor.openToInspect(path) { file throws(SystemFailure) in
      guard file.regularFileSize != nil else { return }
      let found = try file.readToEnd(stoppingBeyond: 0).prefix(start.count)
      guard found.elementsEqual(start.prefix(found.count)) else { return }
      guard try file.tryLock(), file.isSameFile(asAt: path) else { return }
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
        try file.lockDraftIfLocksAreSupported()
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

  /// Waits until the names in a folder are stored on the disk; ignores errors of the system.
  private static func synchronize(_ folder: String) {
    try? FileDescriptor.open(folder.isEmpty ? "." : folder, flags: O_RDONLY) {
      folder throws(SystemFailure) in
      try folder.synchronize()
    }
  }

  /// Resolves the links of a path, and returns its folder, with a slash at its end, and its file
  /// name.
  ///
  /// If nothing is at the path, it is only divided; without a slash in it, the folder is empty.
  private static func resolvingLinks(in path: String) -> (folder: String, name: String) {
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
  /// Locks a draft; does nothing on a file system without locks.
  ///
  /// - Throws: `EWOULDBLOCK` if another process has locked the draft.
  fileprivate func lockDraftIfLocksAreSupported() throws(SystemFailure) {
    let isLocked: Bool
    do throws(SystemFailure) {
      isLocked = try tryLock()
    } catch {
      return
    }
    guard isLocked else { throw SystemFailure(code: EWOULDBLOCK) }
  }

  /// Sets the access time and the modification time of the file; ignores errors of the system.
  package func setModificationTime(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    guard let whole = Int(exactly: seconds) else { return }
    let rest = (date.timeIntervalSince1970 - seconds) * 1_000_000_000
    let time = timespec(tv_sec: whole, tv_nsec: Int(rest.rounded(.down)))
    _ = futimens(number, [time, time])
  }
}
