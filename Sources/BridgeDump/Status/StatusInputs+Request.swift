import Foundation
import Parity
import ScreenDump

extension StatusInputs {
  /// Collects the inputs that the arguments name, and finds the commit of the first file in a
  /// repository.
  @MainActor
  init(_ request: DumpRequest, screens: [ScreenToCompose], moment: Date) {
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
      coverageFiles: coverage,
      moment: moment,
      inputsCommitHash: files.lazy.compactMap { GitCommit(near: $0)?.hash }.first
    )
  }
}
