import Basics
import Foundation
import ScreenDocument

/// Writes a whole file, or nothing.
enum FileWriter {
  /// Replaces the content of a file with a text.
  ///
  /// Symbolic links are followed. Special files, such as pipes, are written to directly.
  static func write(_ text: String, to path: String) throws(SystemFailure) {
    guard !path.utf8.contains(0) else { throw SystemFailure(code: EINVAL) }
    var status = stat()
    let exists = stat(path, &status) == 0
    guard exists || errno == ENOENT else { throw .last }
    let type = status.st_mode & S_IFMT
    if exists, type == S_IFDIR { throw SystemFailure(code: EISDIR) }
    guard exists, type != S_IFREG else {
      return try FileReplacement.replace(path, with: Array(text.utf8))
    }
    try FileDescriptor.open(path, flags: O_WRONLY) { file throws(SystemFailure) in
      try file.write(text)
    }
  }
}
