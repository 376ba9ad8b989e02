import Foundation
import Parity
import ScreenDump

extension StatusInputs {
  /// Collects the inputs that the arguments name, and finds the commit of the first file in a
  /// repository.
  ///
  /// - Parameters:
  ///   - request: The command's arguments.
  ///   - options: The options that change what the report says.
  ///   - screens: The screens.
  ///   - ledgersWithoutCounts: The ledgers that count nothing.
  ///   - journalsWithoutValidLine: The journals without a valid line.
  ///   - moment: The moment of the report.
  @MainActor
  init(
    _ request: DumpRequest,
    options: [DumpOption],
    screens: [ScreenToCompose],
    ledgersWithoutCounts: [String],
    journalsWithoutValidLine: [String],
    moment: Date
  ) {
    let arguments = request.arguments
    let flags = arguments.value(of: StageOptions.flags(for: .only))
    let ledgers = arguments.values(of: StatusOptions.ledger)
    let journals = arguments.values(of: StatusOptions.journal)
    let coverage = arguments.values(of: StatusOptions.coverage)
    let files = ([flags].compactMap(\.self) + arguments.operands + ledgers + journals + coverage)
      .filter { $0 != "-" && !$0.contains("://") }
    self.init(
      toolName: request.toolName,
      toolVersion: request.toolVersion,
      screenArguments: arguments.operands,
      screenNames: screens.map(\.name),
      flagFile: flags,
      ledgers: ledgers,
      journals: journals,
      ledgersWithoutCounts: ledgersWithoutCounts,
      journalsWithoutValidLine: journalsWithoutValidLine,
      coverageFiles: coverage,
      givenOptions: options.filter(arguments.has).map { GivenOption($0, arguments) },
      moment: moment,
      inputsCommitHash: files.lazy.compactMap { GitCommit(near: $0)?.hash }.first
    )
  }
}

extension StatusInputs.GivenOption {
  fileprivate init(_ option: DumpOption, _ arguments: DumpArguments) {
    let name = "--" + option.name
    self.init(
      option: option,
      words: option.placeholder == nil
        ? [name] : arguments.values(of: option).flatMap { [name, $0] }
    )
  }
}
