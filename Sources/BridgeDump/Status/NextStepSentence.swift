import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// One thing to do next for some kinds: a sentence, and the lines to copy.
struct NextStepSentence: Hashable {
  /// The maximum number of sentences that a report shows.
  static let maximumShownSentences = 7
  /// The maximum number of kinds for which one sentence has lines of the flag file.
  private static let maximumKindsWithFlagLines = 3

  let kinds: [ContentKind]
  let text: String
  /// The lines to copy, such as a command, lines of the flag file, or names of files; empty if
  /// there is nothing to copy.
  let linesToCopy: [String]
  let urgency: Urgency

  /// The urgency of a sentence.
  enum Urgency: String, Hashable {
    /// A fault of the state side was observed.
    case faultObserved = "bad"
    /// The evidence proves that the sides agree.
    case agreementProved = "good"
    /// No fault was observed, and nothing proves that the sides agree: the step can wait.
    case canWait = "later"
  }

  var isUrgent: Bool { urgency == .faultObserved }

  /// Returns the sentences for kinds that are sorted by urgency, in this order.
  ///
  /// Kinds of an equal ``SentenceGroupKey`` share a sentence, which is at the place of the first of
  /// them; a kind that is done has none.
  static func all(of kinds: [KindStatus], _ inputs: StatusInputs) -> [NextStepSentence] {
    var groups: [(key: SentenceGroupKey, kinds: [KindStatus])] = []
    for kind in kinds {
      guard let key = SentenceGroupKey(kind) else { continue }
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].kinds.append(kind)
      } else {
        groups.append((key, [kind]))
      }
    }
    return groups.map { NextStepSentence($0.kinds, inputs) }
  }

  private init(_ group: [KindStatus], _ inputs: StatusInputs) {
    kinds = group.map(\.kind)
    urgency =
      group[0].hasObservedFault
      ? .faultObserved : group[0].isAgreementProved ? .agreementProved : .canWait
    let names = Self.joinedNames(group.map(\.kind.rawValue))
    let evidence = group[0].newestEvidence
    switch group[0].nextStep {
    case .rollBack:
      text =
        "Roll back \(names): \(group[0].reasonToFix).\(Self.hintForOmittedFlagLines(group))"
      linesToCopy = Self.flagFileLines(group, .off)
    case .fixStateSide:
      text = "Fix \(names): \(group[0].reasonToFix)."
      linesToCopy = Self.commandsShowingFailure(group[0], inputs)
    case .investigate:
      text =
        "Find out why the sides of \(names) differ on some installations: "
        + "\(group[0].reasonToInvestigate)."
      let options = inputs.optionArguments(where: LedgerOptions.proof.contains)
      linesToCopy = [
        "\(inputs.toolName) ledger" + StatusInputs.quotedArguments(inputs.ledgers) + options
      ]
    case .turn(.shadow) where !group[0].isLegacyOutputObservable:
      text = "Give the legacy handler of \(names) an output, so that it can be compared."
      linesToCopy = ["ObservableLegacyHandler"]
    case .turn(let stage):
      text =
        "Move \(names) to \(stage.rawValue)\(Self.reasonToMoveClause(group))"
        + "\(Self.constantPathsClause(group)).\(Self.hintForOmittedFlagLines(group))"
      linesToCopy = Self.flagFileLines(group, stage)
    case .deleteLegacySide:
      text = "Delete the legacy code of \(names)."
      linesToCopy = Self.filesToDelete(group)
    case .writeStateSide:
      text = "Write the state side of \(names); only the legacy side exists."
      linesToCopy = [
        "\(inputs.toolName) shape"
          + StatusInputs.quotedArguments([inputs.firstScreenFile ?? "SCREEN"])
      ]
    case .compareLargerShare:
      let share = evidence.map {
        "only \($0.comparedShare.percentage) of its responses were compared, "
      }
      text = "Compare more of \(names): \(share ?? "")at least 95 % are needed."
      linesToCopy = ["CandidateBudget, CandidateSampling"]
    case .hashResponses:
      text = "Count the distinct responses of \(names): the ledger does not know them."
      linesToCopy = ["CandidateSettings(responseHasher:)"]
    case .collectLedger:
      text = "Collect a ledger of \(names): no comparison is known yet."
      linesToCopy = ["\(inputs.toolName) replay JOURNAL --ledger FILE"]
    case .wait:
      text = "Wait for \(Self.namesAndMissingEvidence(group))."
      linesToCopy = []
    case .awaitAllRunsOnComplete:
      text = "Wait for ledgers in which every installation has \(names) on complete."
      linesToCopy = []
    case .keepLegacy(.hasListeners):
      text = "Keep the legacy code of \(names): \(evidence?.legacyCode.reason ?? "it is used")."
      linesToCopy = []
    case .keepLegacy:
      text =
        "Move \(names) back to live, to prove it: on complete nothing is compared."
        + Self.hintForOmittedFlagLines(group)
      linesToCopy = Self.flagFileLines(group, .live)
    case .done:
      text = "Done: \(names)."
      linesToCopy = []
    }
  }

  /// Returns names as a part of a sentence: `a, b and c`; of more than six names, the first five
  /// and the number of the rest.
  private static func joinedNames(_ names: [String]) -> String {
    let shown = names.count > 6 ? Array(names.prefix(5)) + ["\(names.count - 5) more"] : names
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns a sentence that says how to see the flag lines of the kinds after the first three;
  /// empty for up to three kinds.
  private static func hintForOmittedFlagLines(_ group: [KindStatus]) -> String {
    let rest = group.count - maximumKindsWithFlagLines
    guard rest > 0 else { return "" }
    return " For the flag lines of \(rest.counted("more kind")), run status again with --kind KIND."
  }

  private static func flagFileLines(_ group: [KindStatus], _ stage: Stage) -> [String] {
    group.prefix(maximumKindsWithFlagLines).flatMap { kind in
      [
        "\(JSONTree.string(kind.flagKey).text()): {",
        "  \"state\": \"ENABLED\", \"defaultVariant\": \"on\",",
        "  \"variants\": { \"on\": \"\(stage.rawValue)\" } },",
      ]
    }
  }

  /// Returns the command to copy that compares again and shows the failing response of a kind.
  private static func commandsShowingFailure(
    _ kind: KindStatus,
    _ inputs: StatusInputs
  ) -> [String] {
    switch kind.smallestFailingResponse?.source {
    case .screen(let name)?:
      let options = inputs.optionArguments(where: DumpOption.oneScreen.contains)
      return [
        "\(inputs.toolName) compare\(inputs.argument(ofScreen: name))\(options) --minimize"
      ]
    case .journal?, nil:
      let kind = StatusInputs.shellQuoted(kind.kind.rawValue)
      // The report of one kind says nothing about changes.
      let arguments = inputs.arguments { $0 != StatusOptions.earlierReport }
      return ["\(inputs.toolName) status --kind \(kind) --format json\(arguments)"]
    }
  }

  /// Returns the names of the source files of these kinds alone, then one line that names the kinds
  /// without such a file.
  static func filesToDelete(_ group: [KindStatus]) -> [String] {
    let files = Set(group.flatMap { $0.legacyCode?.ownFiles ?? [] }).sorted()
    let unknown = group.filter { $0.legacyCode?.ownFiles.isEmpty ?? true }.map(\.kind.rawValue)
    return unknown.isEmpty ? files : files + ["the handler of " + joinedNames(unknown)]
  }

  private static func reasonToMoveClause(_ group: [KindStatus]) -> String {
    group[0].isAgreementProved ? "; the evidence proves it" : ", to be compared"
  }

  /// Returns the clause that names the paths whose recorded values never varied; empty unless the
  /// evidence proves that the sides agree.
  private static func constantPathsClause(_ group: [KindStatus]) -> String {
    group[0].isAgreementProved ? group.constantPathsClause : ""
  }

  /// Returns the kinds as ``joinedNames(_:)`` does, each with the numbers of comparisons and days
  /// that its proof still needs.
  private static func namesAndMissingEvidence(_ group: [KindStatus]) -> String {
    joinedNames(
      group.map { kind in
        guard case .wait(let count, let days) = kind.nextStep else { return kind.kind.rawValue }
        return "\(kind.kind) (\(MissingEvidenceText.text(comparisons: count, days: days)))"
      }
    )
  }
}

/// The key by which kinds are grouped: one sentence names all kinds with an equal key.
private enum SentenceGroupKey: Hashable {
  /// A kind that has a sentence of its own.
  case alone(ContentKind)
  case move(Stage, isProved: Bool, isLegacyOutputObservable: Bool)
  case step(NextStep)
  case wait

  /// Creates the key of a kind; `nil` if the kind is done.
  init?(_ status: KindStatus) {
    switch status.nextStep {
    case .done: return nil
    case .rollBack, .fixStateSide, .investigate, .compareLargerShare, .keepLegacy(.hasListeners):
      self = .alone(status.kind)
    case .turn(let stage):
      self = .move(
        stage,
        isProved: status.isAgreementProved,
        isLegacyOutputObservable: status.isLegacyOutputObservable
      )
    case .wait: self = .wait
    case .keepLegacy: self = .step(.keepLegacy(.unproved))
    case .deleteLegacySide, .writeStateSide, .hashResponses, .collectLedger,
      .awaitAllRunsOnComplete:
      self = .step(status.nextStep)
    }
  }
}
