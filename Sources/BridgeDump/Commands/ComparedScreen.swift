import Bridge
import Parity
import ScreenDocument
import ScreenDump
import TopScreen

/// A compared screen: at least one result for each content, in the screen's order; for a screen
/// that plays scripts, one for each step.
struct ComparedScreen {
  let name: String
  let results: [ComparisonResult]
  let diagnostics: [SourcedDiagnostic]
  /// The outputs of both sides, as far as they are known, for each result.
  let outputsOfResults: [ComparedOutputs]
  /// For each result, why its content was not compared; `nil` if it was.
  let uncheckedReasonsOfResults: [UncheckedReason?]
  /// The kinds of the responses that were not compared, and the reasons; another response of such a
  /// kind may have been compared.
  let unchecked: UncheckedKinds
  /// The verdict of the screen's results, in which each mismatch or candidate error is a
  /// difference.
  let verdict: CheckVerdict

  /// Orders the results as the contents of the screen, and adds one for each content without one.
  ///
  /// Contents of popups have no result; they are in ``unchecked``.
  ///
  /// The added outcome is `oneSided` if a side shows the content and its kind has only one side;
  /// otherwise it is `skipped`.
  init(
    _ run: BridgedRun,
    _ sides: SidesOfKinds,
    notes: [SourcedDiagnostic] = [],
    unreadableElementCount: Int = 0,
    popups: [PopupPage] = []
  ) {
    name = run.composedScreen.name
    diagnostics = run.composedScreen.diagnostics + notes
    let resultsByContent = Dictionary(grouping: run.results, by: \.id)
    var results: [ComparisonResult] = []
    var outputs: [ComparedOutputs] = []
    var reasons: [UncheckedReason?] = []
    var unchecked = UncheckedKinds()
    let contents = zip(
      run.composedScreen.composition.items + run.composedScreen.composition.dataOnlyItems,
      run.composedScreen.itemViewData + run.composedScreen.dataOnlyContentViewData
    )
    for (item, output) in contents {
      let hasOneSide = item.side != .none && !sides.kindsWithBothSides.contains(item.kind)
      let outcome: ComparisonOutcome = hasOneSide ? .oneSided : .skipped
      let uncompared = ComparisonResult(id: item.id, kind: item.kind, outcome: outcome)
      for result in resultsByContent[item.id] ?? [uncompared] {
        results.append(result)
        outputs.append(
          item.unroutedPayloadTree.map {
            ComparedOutputs(legacySide: nil, stateSide: nil, payloadOfUnshownContent: $0)
          }
            ?? ComparedOutputs(shown: output, by: item.side, result)
        )
        guard !result.outcome.isCompared else {
          reasons.append(nil)
          continue
        }
        let stage = item.content.decision.flatMap { Stage(rawValue: $0.stage) }
        let reason = sides.uncheckedReason(
          of: item.kind,
          on: stage,
          isResponseUnreadable: item.content.phase == .failed
        )
        unchecked.add(item.kind, reason)
        reasons.append(reason)
      }
    }
    let popupContents = popups.flatMap(\.document.contents)
    for content in popupContents { unchecked.add(content.kind, .inPopup) }
    let hasNoContent = results.isEmpty && popupContents.isEmpty
    unchecked.recordUnreadableDocumentElements(unreadableElementCount, areAll: hasNoContent)
    if hasNoContent, unreadableElementCount == 0 { unchecked.recordNoContentsAtAll() }
    self.results = results
    outputsOfResults = outputs
    uncheckedReasonsOfResults = reasons
    self.unchecked = unchecked
    verdict = CheckVerdict(results, toolHasLegacySide: sides.toolHasLegacySide)
  }

  /// Compares the view data and commands of two sides, step by step.
  ///
  /// A step that one side lacks is mismatched.
  init(_ name: String, legacy: [PlayedStep], state: [PlayedStep]) {
    self.name = name
    diagnostics = []
    let count = max(legacy.count, state.count)
    outputsOfResults = (0..<count).map { index in
      ComparedOutputs(
        legacySide: index < legacy.count ? legacy[index].viewDataAndCommandsTree : nil,
        stateSide: index < state.count ? state[index].viewDataAndCommandsTree : nil
      )
    }
    results = (0..<count).map { index in
      let legacyStep = index < legacy.count ? legacy[index] : nil
      let stateStep = index < state.count ? state[index] : nil
      let verb = (stateStep ?? legacyStep)?.action?.verb ?? "start"
      let differences = PlayedStep.differences(from: legacyStep, to: stateStep)
      return ComparisonResult(
        id: ContentID("step \(index) \(verb)"),
        kind: ContentKind(name),
        outcome: differences.isEmpty ? .matched : .mismatched,
        differences: differences
      )
    }
    uncheckedReasonsOfResults = results.map { _ in nil }
    unchecked = UncheckedKinds()
    verdict = CheckVerdict(results, toolHasLegacySide: true)
  }
}

extension CheckVerdict {
  fileprivate init(_ results: [ComparisonResult], toolHasLegacySide: Bool) {
    self.init(
      checked: results.count { $0.outcome.isCompared },
      differences: results.count { $0.outcome.isMismatchOrCandidateError },
      toolHasLegacySide: toolHasLegacySide
    )
  }
}
