import Basics
import Foundation
import ScreenDocument

/// A writer of text files, which replaces a regular file as a whole or leaves it unchanged.
enum FileWriter {
  /// Creates a file with a text, or replaces the content of an existing file.
  ///
  /// Symbolic links are followed, but a link to a file that does not exist is itself replaced. A
  /// special file, such as a pipe, is written to directly.
  ///
  /// - Throws: The system's error; a regular file is then unchanged.
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
