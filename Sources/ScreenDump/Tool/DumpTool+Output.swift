import Basics
import ScreenDocument

extension DumpTool {
  /// Throws a failure if the file of `--output` is also an operand, a document of a folder that is
  /// an operand, the file of another option, or the file that standard input reads for `-`; never
  /// for the output `-`.
  func checkOutputIsNoOtherFile(
    _ arguments: DumpArguments,
    of command: any DumpCommand
  ) throws(DumpFailure) {
    guard let path = arguments.value(of: .output), path != "-" else { return }
    for option in command.fileOptions
    where arguments.values(of: option).map(\.pathOfInput).contains(where: path.namesSameFile) {
      throw DumpFailure(
        "the options '--\(option.name)' and '--output' name the same file; name two files"
      )
    }
    guard command.filePathsOfOperands(arguments).contains(where: path.namesSameFile) else { return }
    throw DumpFailure(
      "the output '\(URLRedaction.withoutSecrets(path))' is also an input; write to another file"
    )
  }
}
