import Basics
import Foundation

extension DumpTool {
  /// The placeholders of options that name a file.
  private static let filePlaceholders: Set = ["FILE", "FILE|URL", "JOURNAL", "LEDGER", "OLD.json"]

  /// Throws a failure if the file of `--output` is also an operand, or the file of another option.
  ///
  /// Two paths of one file, such as a link and its target, are recognised. Files inside a folder
  /// that is an operand are not.
  func checkOutputIsNoOtherFile(
    _ arguments: DumpArguments,
    of command: any DumpCommand
  ) throws(DumpFailure) {
    guard let path = arguments.value(of: .output), path != "-" else { return }
    for option in command.options where Self.filePlaceholders.contains(option.placeholder ?? "") {
      guard arguments.values(of: option).contains(where: { Self.isSameFile($0, path) }) else {
        continue
      }
      throw DumpFailure(
        "the options '--\(option.name)' and '--output' name the same file; name two files"
      )
    }
    let inputs = Self.fileOperands(arguments.operands, of: command.operands)
    guard inputs.contains(where: { Self.isSameFile($0, path) }) else { return }
    throw DumpFailure(
      "the output '\(PrintableURL.withoutSecrets(path))' is also an input; write to another file"
    )
  }

  /// Returns the operands that name files; those that the usage calls KIND or SHELL do not.
  private static func fileOperands(_ operands: [String], of rule: OperandRule) -> [String] {
    let words = rule.usage.split(separator: " ")
    guard let first = words.first, first.contains("KIND") || first.contains("SHELL") else {
      return operands
    }
    return words.count == 1 ? [] : Array(operands.dropFirst())
  }

  /// Returns whether two paths are equal, or name one existing regular file.
  private static func isSameFile(_ path: String, _ other: String) -> Bool {
    guard path != other else { return true }
    guard let identity = FileIdentity(ofRegularFile: path) else { return false }
    return FileIdentity(ofRegularFile: other) == identity
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
