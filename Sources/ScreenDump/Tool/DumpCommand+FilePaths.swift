import ScreenDocument

extension DumpCommand {
  /// Returns the paths of the files that the command's operands and options name, also the output;
  /// of a folder, also those of its documents.
  package func filePaths(_ arguments: DumpArguments) -> [String] {
    filePathsOfOperands(arguments)
      + fileOptions.flatMap { arguments.values(of: $0).map(\.pathOfInput) }
      + arguments.values(of: .output)
  }

  /// Returns the paths of the files that the command's operands name; of a folder, those of its
  /// documents.
  func filePathsOfOperands(_ arguments: DumpArguments) -> [String] {
    operands.files(among: arguments.operands).flatMap { operand in
      let location = try? ScreenLocation(
        operand,
        property: arguments.value(of: .property),
        data: arguments.value(of: .data)
      )
      return operand == "-" ? [operand.pathOfInput] : location?.filePaths ?? [operand]
    }
  }

  /// The options whose values name files.
  var fileOptions: [DumpOption] {
    options.filter { CompletionValue(of: $0, screens: []) == .files }
  }
}
