import Foundation
import ScreenDocument

/// Writes a file whole or not at all.
enum FileWriter {
  /// Replaces a file by a text.
  ///
  /// The text is written beside the file and then takes its place, permissions kept; links are
  /// followed. What is no ordinary file, such as a pipe, is written to as it is.
  static func write(_ text: String, to path: String) throws(SystemFailure) {
    guard !path.utf8.contains(0) else { throw SystemFailure(code: EINVAL) }
    var status = stat()
    let exists = stat(path, &status) == 0
    guard exists || errno == ENOENT else { throw .last }
    let type = status.st_mode & S_IFMT
    if exists, type == S_IFDIR { throw SystemFailure(code: EISDIR) }
    if exists, type != S_IFREG {
      try write(text, to: path, flags: O_WRONLY)
      return
    }
    let target = exists ? resolved(path) : path
    let draft = "\(target).\(getpid()).draft"
    do throws(SystemFailure) {
      try write(text, to: draft, flags: O_WRONLY | O_CREAT | O_EXCL)
      if exists { chmod(draft, status.st_mode & 0o7777) }
      guard rename(draft, target) == 0 else { throw SystemFailure.last }
    } catch {
      if error.code != EEXIST { unlink(draft) }
      throw error
    }
  }

  private static func write(
    _ text: String,
    to path: String,
    flags: Int32
  ) throws(SystemFailure) {
    try FileDescriptor.open(path, flags: flags) { file throws(SystemFailure) in
      try file.write(text)
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let buffer = realpath(path, nil) else { return path }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}
