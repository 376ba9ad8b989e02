import Basics
import Bridge
import Parity
import ScreenDocument
import StrictJSON

/// One thing to do next for some kinds: a sentence, and the lines to copy.
struct StatusSentence: Hashable {
  /// The maximum number of sentences that a report shows.
  static let limit = 7
  /// The maximum number of kinds whose flag lines a sentence lists.
  private static let maximumListedKinds = 3

  let kinds: [ContentKind]
  let text: String
  /// The lines to copy: a command, lines of the flag file, or the names of files.
  let lines: [String]
  let tone: Tone

  /// The urgency of a sentence.
  enum Tone: String, Hashable {
    /// A fault of the state side was observed.
    case bad
    /// The evidence proves that the sides agree.
    case good
    /// Neither; the step can wait.
    case later
  }

  var isUrgent: Bool { tone == .bad }

  /// Returns the sentences for kinds that are sorted by urgency.
  ///
  /// Kinds of an equal ``StepGroup`` share a sentence; a kind that is done has none.
  static func all(of kinds: [KindStatus], _ inputs: StatusInputs) -> [StatusSentence] {
    var groups: [(key: StepGroup, kinds: [KindStatus])] = []
    for kind in kinds {
      guard let key = StepGroup(kind) else { continue }
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].kinds.append(kind)
      } else {
        groups.append((key, [kind]))
      }
    }
    return groups.map { StatusSentence($0.kinds, inputs) }
  }

  private init(_ group: [KindStatus], _ inputs: StatusInputs) {
    kinds = group.map(\.kind)
    tone = group[0].hasObservedFault ? .bad : group[0].isProved ? .good : .later
    let names = Self.listed(group.map(\.kind.rawValue))
    let evidence = group[0].evidence
    switch group[0].next {
    case .rollBack:
      text = "Roll back \(names): \(group[0].reasonToFix).\(Self.hintForUnlistedKinds(group))"
      lines = Self.flagLines(group, .off)
    case .fix:
      text = "Fix \(names): \(group[0].reasonToFix)."
      lines = Self.linesToFix(group[0], inputs)
    case .investigate:
      text =
        "Find out why the sides of \(names) differ on some installations: "
        + "\(group[0].reasonToInvestigate)."
      lines = ["\(inputs.tool) ledger" + Self.pathArguments(inputs.ledgers)]
    case .turn(.shadow) where !group[0].isObservable:
      text = "Give the legacy handler of \(names) an output, so that it can be compared."
      lines = ["ObservableLegacyHandler"]
    case .turn(let stage):
      text =
        "Move \(names) to \(stage.rawValue)\(Self.reasonToTurn(group))"
        + "\(Self.neverVariedClause(group)).\(Self.hintForUnlistedKinds(group))"
      lines = Self.flagLines(group, stage)
    case .delete:
      text = "Delete the legacy code of \(names)."
      lines = Self.filesToDelete(group)
    case .write:
      text = "Write the state side of \(names); only the legacy side exists."
      lines = ["\(inputs.tool) shape \(inputs.screens.first.map(StatusInputs.quoted) ?? "SCREEN")"]
    case .compareMore:
      let share = evidence.map {
        "only \($0.comparedShare.percentage) of its responses were compared, "
      }
      text = "Compare more of \(names): \(share ?? "")at least 95 % are needed."
      lines = ["CandidateBudget, CandidateSampling"]
    case .hashResponses:
      text = "Count the distinct responses of \(names): the ledger does not know them."
      lines = ["CandidateSettings(responseHasher:)"]
    case .record:
      text = "Collect a ledger of \(names): no comparison is known yet."
      lines = ["\(inputs.tool) replay JOURNAL --ledger FILE"]
    case .wait:
      text = "Wait for \(Self.missingComparisons(group))."
      lines = []
    case .awaitComplete:
      text = "Wait for ledgers in which every installation has \(names) on complete."
      lines = []
    case .keep(.listenedTo):
      text = "Keep the legacy code of \(names): \(evidence?.legacyCode.reason ?? "it is used")."
      lines = []
    case .keep:
      text =
        "Move \(names) back to live, to prove it: on complete nothing is compared."
        + Self.hintForUnlistedKinds(group)
      lines = Self.flagLines(group, .live)
    case .done:
      text = "Done: \(names)."
      lines = []
    }
  }

  /// Returns names as a part of a sentence: `a, b and c`; of more than six, the first five and the
  /// number of the others.
  private static func listed(_ names: [String]) -> String {
    let shown = names.count > 6 ? Array(names.prefix(5)) + ["\(names.count - 5) more"] : names
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func pathArguments(_ paths: [String]) -> String {
    paths.map { " " + StatusInputs.quoted(PrintableURL.text($0)) }.joined()
  }

  /// Returns a sentence with the command that shows the flag lines of the kinds that are not
  /// listed; empty if all are listed.
  private static func hintForUnlistedKinds(_ group: [KindStatus]) -> String {
    let rest = group.count - maximumListedKinds
    guard rest > 0 else { return "" }
    return " For the lines of \(rest) more, run: status --kind KIND."
  }

  private static func flagLines(_ group: [KindStatus], _ stage: Stage) -> [String] {
    group.prefix(maximumListedKinds).flatMap { kind in
      [
        "\(JSONTree.string(kind.flagKey).text()): {",
        "  \"state\": \"ENABLED\", \"defaultVariant\": \"on\",",
        "  \"variants\": { \"on\": \"\(stage.rawValue)\" } },",
      ]
    }
  }

  /// Returns the command that shows the failing response again.
  private static func linesToFix(_ kind: KindStatus, _ inputs: StatusInputs) -> [String] {
    switch kind.failure?.source {
    case .screen(let name)?:
      let screen = inputs.screens.contains(name) ? " " + StatusInputs.quoted(name) : ""
      return ["\(inputs.tool) compare\(screen) --minimize"]
    case .journal?, nil:
      let kind = StatusInputs.quoted(kind.kind.rawValue)
      let inputs =
        "\(inputs.tool) status --kind \(kind) --format json"
        + inputs.arguments(ledgers: false)
      return [inputs]
    }
  }

  /// Returns the source files of these kinds alone; if there are none, a line that names the kinds.
  private static func filesToDelete(_ group: [KindStatus]) -> [String] {
    let files = Set(group.flatMap { $0.oldCode?.files ?? [] }).sorted()
    let unknown = group.filter { $0.oldCode?.files.isEmpty ?? true }.map(\.kind.rawValue)
    return files.isEmpty && !unknown.isEmpty ? ["the handler of " + listed(unknown)] : files
  }

  private static func reasonToTurn(_ group: [KindStatus]) -> String {
    group[0].advice == .advance ? "; the evidence proves it" : ", to be compared"
  }

  /// Returns the clause about paths that never varied, if the step is an advance that the evidence
  /// proves; otherwise an empty text.
  private static func neverVariedClause(_ group: [KindStatus]) -> String {
    group[0].advice == .advance ? group.neverVariedClause : ""
  }

  /// Returns the kinds, each with the numbers of comparisons and days that its proof still needs.
  private static func missingComparisons(_ group: [KindStatus]) -> String {
    listed(
      group.map { kind in
        guard case .wait(let count, let days) = kind.next else { return kind.kind.rawValue }
        return "\(kind.kind) (\(StepWords.missing(count, days)))"
      }
    )
  }
}

/// The key by which kinds are grouped: one sentence names all kinds with an equal key.
private enum StepGroup: Hashable {
  /// A kind that has a sentence of its own.
  case alone(ContentKind)
  case turn(Stage, isProved: Bool, isObservable: Bool)
  case step(NextStep)
  case wait

  /// Creates the key of a kind; `nil` if the kind is done.
  init?(_ status: KindStatus) {
    switch status.next {
    case .done: return nil
    case .rollBack, .fix, .investigate, .compareMore, .keep(.listenedTo):
      self = .alone(status.kind)
    case .turn(let stage):
      self = .turn(stage, isProved: status.advice == .advance, isObservable: status.isObservable)
    case .wait: self = .wait
    case .keep: self = .step(.keep(.unproved))
    case .delete, .write, .hashResponses, .record, .awaitComplete: self = .step(status.next)
    }
  }
}
