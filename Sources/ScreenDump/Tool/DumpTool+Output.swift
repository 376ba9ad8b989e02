import Basics
import ScreenDocument

extension DumpTool {
  /// Throws a failure if the file of `--output` is also an operand, a document of a folder that is
  /// an operand, or the file of another option; never for `-`.
  func checkOutputIsNoOtherFile(
    _ arguments: DumpArguments,
    of command: any DumpCommand
  ) throws(DumpFailure) {
    guard let path = arguments.value(of: .output), path != "-" else { return }
    for option in command.options where CompletionValue(of: option, screens: []) == .files {
      guard arguments.values(of: option).contains(where: path.namesSameFile) else { continue }
      throw DumpFailure(
        "the options '--\(option.name)' and '--output' name the same file; name two files"
      )
    }
    let inputs = command.operands.files(among: arguments.operands).flatMap { operand in
      let location = try? ScreenLocation(
        operand,
        property: arguments.value(of: .property),
        data: arguments.value(of: .data)
      )
      return location?.filePaths ?? [operand]
    }
    guard inputs.contains(where: path.namesSameFile) else { return }
    throw DumpFailure(
      "the output '\(URLRedaction.withoutSecrets(path))' is also an input; write to another file"
    )
  }
}
