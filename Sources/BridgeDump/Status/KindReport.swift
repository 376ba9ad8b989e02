import Bridge
import LegacyRx
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The report of `status --kind`: the status of one kind, and the next step for it.
struct KindReport: DumpReport {
  private(set) var status: KindStatus
  let inputs: StatusInputs
  /// The nodes of the kind's pipelines, recorded with every kind on `off`.
  let pipelineNodesWithEveryKindOff: [WiringNode]
  /// The inputs that the legacy side depends on; `nil` if the kind has no legacy side with an
  /// output, or if it showed nothing.
  let legacySideInputs: [DependenceInput]?
  let diagnostics: [SourcedDiagnostic]

  /// The maximum number of inputs that the text lists.
  private static let maximumListedInputs = 8
  /// The maximum number of nodes that the text lists.
  private static let maximumListedNodes = 20

  var jsonHoldsDiagnostics: Bool { true }
  var foundDifference: Bool { status.mustRollBack }

  mutating func omitUnwrittenFiles(_ paths: Set<String>) {
    status.smallestFailingResponse?.omitUnwrittenFiles(paths)
  }

  private var nextStepSentenceUnlessDone: NextStepSentence? {
    NextStepSentence.all(of: [status], inputs).first
  }

  /// The report in the JSON format of `status --kind`; a member without a value is `null`.
  var json: JSONTree {
    .object(statusMembers + evidenceMembers + legacyCodeMembers)
  }

  private var statusMembers: [JSONTree.Member] {
    [
      .init(key: "schema", value: .integer(1)),
      .init(key: "kind", value: .string(status.kind.rawValue)),
      .init(key: "sides", value: .string(status.sides.jsonName)),
      .init(key: "stage", value: .string(status.stage.rawValue)),
      .init(key: "flag", value: .string(status.flagKey)),
      .init(key: "advice", value: .string(status.advice.rawValue)),
      .init(key: "next", value: status.nextStep.json),
      .init(
        key: "sentence",
        value: .string(nextStepSentenceUnlessDone?.text ?? nothingToDoSentence)
      ),
      .init(key: "lines", value: .strings(nextStepSentenceUnlessDone?.linesToCopy ?? [])),
    ]
  }

  private var evidenceMembers: [JSONTree.Member] {
    [
      .init(key: "evidence", value: status.newestEvidence?.json(showsTimes: false) ?? .null),
      .init(key: "coverage", value: status.variedPathCoverage.variedPathShareJSON),
      .init(key: "neverVaried", value: status.variedPathCoverage.constantPathsJSON),
      .init(key: "failure", value: status.smallestFailingResponse?.json ?? .null),
      .init(key: "response", value: status.smallestFailingResponse?.minimalScreen?.screen ?? .null),
      .init(
        key: "dependencies",
        value: legacySideInputs.map { .strings($0.map(\.description)) } ?? .null
      ),
    ]
  }

  private var legacyCodeMembers: [JSONTree.Member] {
    [
      .init(key: "wiring", value: .array(pipelineNodesWithEveryKindOff.map(Self.json))),
      .init(key: "pipelines", value: .integer(status.legacyCode?.activeNodeCount)),
      .init(key: "files", value: status.legacyCode.map { .strings($0.ownFiles) } ?? .null),
      .init(key: "sharedFiles", value: status.legacyCode.map { .strings($0.sharedFiles) } ?? .null),
      .init(key: "missing", value: .strings(inputs.missingInputSentences)),
      .init(key: "diagnostics", value: .array(diagnostics.map(\.json))),
    ]
  }

  private var nothingToDoSentence: String {
    "Nothing is left to do for \(status.kind): it has no legacy side."
  }

  private static func json(_ node: WiringNode) -> JSONTree {
    .object([
      "role": .string(node.role.rawValue), "name": .string(node.name),
      "label": .string(node.label), "place": .string(node.place?.description),
    ])
  }

  func text(_ style: TextStyle) -> String {
    let style = TextStyle(isColored: style.isColored, width: style.width ?? 80)
    let sign = status.hasObservedFault ? style.painted("✗", .red) : "→"
    var text = Paragraph.text(
      nextStepSentenceUnlessDone?.text ?? nothingToDoSentence,
      sign: sign,
      style
    )
    text += StatusText.indentedLinesToCopy(
      nextStepSentenceUnlessDone?.linesToCopy ?? [],
      toolName: inputs.toolName,
      style
    )
    var table = TextTable()
    var rows = [
      ("stage", status.stage.rawValue),
      ("evidence", status.evidenceWords(hasLedgerWithCounts: inputs.hasLedgerWithCounts)),
      ("pipelines", status.legacyCode.map { "\($0.activeNodeCount) left" } ?? "not on the screens"),
      (
        "varied",
        status.variedPathCoverage.map { "\($0.variedPathShare.percentage) of the paths" }
          ?? "unknown"
      ),
      ("legacy files", StatusText.legacyFileNames(status.legacyCode)),
    ]
    if let failure = status.smallestFailingResponse {
      rows.append(("differs in", failure.source.text))
      for difference in failure.result.differences.prefix(5) {
        rows.append(("", difference.placeOrAspectText))
        rows.append(("", "legacy \(difference.legacy?.text() ?? "nothing")"))
        rows.append(("", "state \(difference.state?.text() ?? "nothing")"))
      }
      if let response = failure.minimalScreen?.screen { rows.append(("response", response.text())) }
    }
    for (index, input) in (legacySideInputs ?? []).prefix(Self.maximumListedInputs).enumerated() {
      rows.append((index == 0 ? "reads" : "", input.description))
    }
    let more = (legacySideInputs?.count ?? 0) - Self.maximumListedInputs
    if more > 0 { rows.append(("", "and \(more) more; explain \(status.kind) lists all")) }
    let listedNodes = pipelineNodesWithEveryKindOff.prefix(Self.maximumListedNodes)
    for (index, node) in listedNodes.enumerated() {
      rows.append((index == 0 ? "wiring" : "", node.text(numbered: false)))
    }
    let unlistedNodeCount = pipelineNodesWithEveryKindOff.count - Self.maximumListedNodes
    if unlistedNodeCount > 0 {
      rows.append(("", "and \(unlistedNodeCount) more; --format json lists all"))
    }
    for (name, value) in rows { table.append([TextCell(name, .dim), TextCell(value)]) }
    text += table.text(indentation: 2, style)
    return text + StatusText.missingInputs(inputs, style)
  }
}
