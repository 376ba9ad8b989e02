import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenDump

extension StatusInputs {
  /// Collects the inputs that the arguments name, and finds the commit of the first file in a
  /// repository.
  ///
  /// - Parameters:
  ///   - request: The command's arguments.
  ///   - options: The options that change what the report says.
  ///   - screens: The screens.
  ///   - overrides: The stages that are set by hand.
  ///   - ledgersWithoutCounts: The ledgers that count nothing.
  ///   - uncomparedJournals: The journals of which no response was compared.
  ///   - moment: The moment of the report.
  @MainActor
  init(
    _ request: DumpRequest,
    options: [DumpOption],
    screens: [ScreenToCompose],
    overrides: StageOverrides,
    ledgersWithoutCounts: [String],
    uncomparedJournals: [UncomparedJournal],
    moment: Date
  ) {
    let arguments = request.arguments
    let flags = arguments.value(of: StageOptions.flags(for: .only))
    let ledgers = arguments.values(of: StatusOptions.ledger).withoutRepeatedFiles
    let journals = arguments.values(of: StatusOptions.journal).withoutRepeatedFiles
    let coverage = arguments.values(of: StatusOptions.coverage)
    let files = ([flags].compactMap(\.self) + arguments.operands + ledgers + journals + coverage)
      .filter { $0 != "-" && !$0.contains("://") }
    self.init(
      toolName: request.toolName,
      toolVersion: request.toolVersion,
      screenArguments: arguments.operands,
      screenNames: screens.map(\.name),
      firstScreenFile: arguments.operands.first { path in
        let location = try? ScreenLocation(
          path,
          property: arguments.value(of: .property),
          data: arguments.value(of: .data)
        )
        return if case .document(.file(_))? = location { true } else { false }
      },
      flagFile: flags,
      stageOverrides: overrides,
      ledgers: ledgers,
      journals: journals,
      ledgersWithoutCounts: ledgersWithoutCounts,
      uncomparedJournals: uncomparedJournals,
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
      arguments: option.placeholder == nil
        ? [name] : arguments.values(of: option).flatMap { [name, $0] }
    )
  }
}
