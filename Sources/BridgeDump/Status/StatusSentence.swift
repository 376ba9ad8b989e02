import Basics
import Bridge
import Parity
import ScreenDocument
import StrictJSON

/// One thing to do next: a sentence, and the lines to copy.
struct StatusSentence: Hashable {
  /// The maximum number of sentences of a report.
  static let limit = 7
  /// The maximum number of kinds whose lines are listed in one sentence.
  private static let listedKinds = 3

  let kinds: [ContentKind]
  let text: String
  /// The lines to copy: a command, lines of the flag file, or the names of files.
  let lines: [String]
  let tone: Tone

  /// The urgency of a sentence.
  enum Tone: String, Hashable {
    /// The state side must be corrected.
    case bad
    /// A step that evidence proves.
    case good
    /// Any other step.
    case later
  }

  var isUrgent: Bool { tone == .bad }

  /// Returns the sentences for kinds that are sorted by urgency; kinds with the same step share one.
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
    tone = group[0].isRed ? .bad : group[0].isProved ? .good : .later
    let names = Self.listed(group.map(\.kind.rawValue))
    let evidence = group[0].evidence
    switch group[0].next {
    case .rollBack:
      text = "Roll back \(names): \(group[0].reasonToFix).\(Self.linesElsewhere(group))"
      lines = Self.flagLines(group, .off)
    case .fix:
      text = "Fix \(names): \(group[0].reasonToFix)."
      lines = Self.fixLines(group[0], inputs)
    case .investigate:
      text =
        "Find out why the sides of \(names) differ on some installations: "
        + "\(group[0].reasonToInvestigate)."
      lines = ["\(inputs.tool) ledger" + Self.words(inputs.ledgers)]
    case .turn(.shadow) where !group[0].isObservable:
      text = "Give the legacy handler of \(names) an output, so that it can be compared."
      lines = ["ObservableLegacyHandler"]
    case .turn(let stage):
      text =
        "Move \(names) to \(stage.rawValue)\(Self.reasonToTurn(group))\(Self.neverVaried(group))."
        + Self.linesElsewhere(group)
      lines = Self.flagLines(group, stage)
    case .delete:
      text = "Delete the legacy code of \(names)."
      lines = Self.files(group)
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
      text = "Wait for \(Self.waiting(group))."
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
        + Self.linesElsewhere(group)
      lines = Self.flagLines(group, .live)
    case .done:
      text = "Done: \(names)."
      lines = []
    }
  }

  /// Returns names as a part of a sentence: `a, b and 3 more`.
  private static func listed(_ names: [String]) -> String {
    let shown = names.count > 6 ? Array(names.prefix(5)) + ["\(names.count - 5) more"] : names
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func words(_ paths: [String]) -> String {
    paths.map { " " + StatusInputs.quoted(PrintableURL.text($0)) }.joined()
  }

  /// Returns a sentence with the command that shows the lines of the kinds that are not listed; empty if all
  /// are listed.
  private static func linesElsewhere(_ group: [KindStatus]) -> String {
    let rest = group.count - listedKinds
    guard rest > 0 else { return "" }
    return " For the lines of \(rest) more, run: status --kind KIND."
  }

  private static func flagLines(_ group: [KindStatus], _ stage: Stage) -> [String] {
    group.prefix(listedKinds).flatMap { kind in
      [
        "\(JSONTree.string(kind.flag).text()): {",
        "  \"state\": \"ENABLED\", \"defaultVariant\": \"on\",",
        "  \"variants\": { \"on\": \"\(stage.rawValue)\" } },",
      ]
    }
  }

  private static func fixLines(_ kind: KindStatus, _ inputs: StatusInputs) -> [String] {
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

  private static func files(_ group: [KindStatus]) -> [String] {
    let files = Set(group.flatMap { $0.oldCode?.files ?? [] }).sorted()
    let unknown = group.filter { $0.oldCode?.files.isEmpty ?? true }.map(\.kind.rawValue)
    return files.isEmpty && !unknown.isEmpty ? ["the handler of " + listed(unknown)] : files
  }

  private static func reasonToTurn(_ group: [KindStatus]) -> String {
    group[0].advice == .advance ? "; the evidence proves it" : ", to be compared"
  }

  /// Returns the paths that the records of kinds that may advance never varied.
  private static func neverVaried(_ group: [KindStatus]) -> String {
    group[0].advice == .advance ? group.neverVaried : ""
  }

  private static func waiting(_ group: [KindStatus]) -> String {
    listed(
      group.map { kind in
        guard case .wait(let count, let days) = kind.next else { return kind.kind.rawValue }
        return "\(kind.kind) (\(StepWords.missing(count, days)))"
      }
    )
  }
}

/// A step that several kinds share, so that one sentence names them all.
private enum StepGroup: Hashable {
  case alone(ContentKind)
  case turn(Stage, isProved: Bool, isObservable: Bool)
  case step(NextStep)
  case wait

  /// Returns the group of a kind; `nil` if nothing is left to do.
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
