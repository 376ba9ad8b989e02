import Basics
import Foundation

extension DumpTool {
  /// The placeholders of options that name a file which a command reads.
  private static let inputPlaceholders: Set = [
    "FILE", "FILE|URL", "JOURNAL", "LEDGER", "OLD.json",
  ]

  /// Throws a failure if the file of `--output` is also an operand, or the file of another option.
  ///
  /// Two paths of one file, such as a link and its target, are recognised. Files inside a folder
  /// that is an operand are not.
  func checkOutputIsNoInput(
    _ arguments: DumpArguments,
    of command: any DumpCommand
  ) throws(DumpFailure) {
    guard let path = arguments.value(of: .output), path != "-",
      let output = FileIdentity(ofRegularFile: path)
    else { return }
    let options = command.options.filter { Self.inputPlaceholders.contains($0.placeholder ?? "") }
    let inputs = arguments.operands + options.flatMap { arguments.values(of: $0) }
    guard inputs.contains(where: { FileIdentity(ofRegularFile: $0) == output }) else { return }
    throw DumpFailure(
      "the output '\(PrintableURL.withoutSecrets(path))' is also an input; write to another file"
    )
  }
}

/// The identity of an existing regular file, whichever path names it.
private struct FileIdentity: Equatable {
  private let device: dev_t
  private let inode: ino_t

  /// Reads the identity; `nil` for a path of no file, or of a file that is not regular.
  init?(ofRegularFile path: String) {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    device = status.st_dev
    inode = status.st_ino
  }
}
