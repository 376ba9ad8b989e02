import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TopScreen

/// The report of `compare --noise`: the differences between runs of the same legacy side.
struct NoiseReport: DumpReport {
  /// The number of times that each screen was compared with itself.
  let legacySelfComparisonCount: Int
  /// The names of the screens that could be read.
  private(set) var screenNames: [String] = []
  /// The screens that could not be read; nothing was compared on them.
  private var unreadableScreens: [UnreadableScreen] = []
  private(set) var noise = EvidenceNoise()
  private(set) var diagnostics: [SourcedDiagnostic] = []
  /// Whether a screen with the verdict `nothingChecked` is a success.
  let allowsEmpty: Bool
  private let sides: SidesOfKinds
  private var screenVerdicts: [CheckVerdict] = []
  /// For each screen without comparisons, the reasons; for each screen with some, what could not be
  /// read; empty if the tool has no legacy side.
  private var uncheckedSentencesOfScreens: [(screen: String, sentence: String)] = []

  init(legacySelfComparisonCount: Int, _ sides: SidesOfKinds, allowsEmpty: Bool) {
    self.legacySelfComparisonCount = legacySelfComparisonCount
    self.sides = sides
    self.allowsEmpty = allowsEmpty
  }

  /// Whether at least one screen could be read.
  var hasReadScreen: Bool { !screenNames.isEmpty }

  /// The worst verdict of all screens; noise does not count as a difference.
  ///
  /// If a screen could not be read, it is `nothingChecked`, also with ``allowsEmpty``.
  var verdict: CheckVerdict {
    guard unreadableScreens.isEmpty else { return .nothingChecked }
    return CheckVerdict(worstOf: screenVerdicts, allowsEmpty: allowsEmpty)
  }
  /// The status of the verdict; 2 if a screen could not be read, also with ``allowsEmpty``.
  var status: DumpStatus {
    unreadableScreens.isEmpty ? verdict.status(allowsEmpty: allowsEmpty) : .wrongInput
  }
  var jsonHoldsDiagnostics: Bool { true }

  /// Adds a screen that could not be read.
  mutating func addUnreadableScreen(_ screen: UnreadableScreen) {
    unreadableScreens.append(screen)
  }

  /// Compares a screen's legacy side with itself ``legacySelfComparisonCount`` times, and adds the
  /// results to the report.
  @MainActor
  mutating func runSelfComparisons<UIState>(
    of screen: ScreenToCompose,
    through composer: BridgedComposer<UIState>,
    progress: DumpProgress
  ) {
    screenNames.append(screen.name)
    var compared = 0
    for run in 0..<legacySelfComparisonCount {
      progress.show(run, of: legacySelfComparisonCount, "runs")
      let shown = composer.composeByLegacyHandlers(screen)
      if run == 0 {
        let found = DumpedScreen(name: screen.name, composition: shown, notes: []).diagnostics
        let known = Set(diagnostics)
        diagnostics += found.filter { !known.contains($0) }
      }
      let again = composer.composeByLegacyHandlers(screen)
      let results = BridgedComposer<UIState>.compareTwoLegacyRuns(of: shown, with: again)
      compared += results.count
      for result in results { noise.add(result) }
      if run == 0 { addUncheckedReasons(of: shown, on: screen, comparedIDs: results.map(\.id)) }
    }
    screenVerdicts.append(
      CheckVerdict(
        checked: compared,
        differences: 0,
        toolHasLegacySide: sides.toolHasLegacySide
      )
    )
  }

  /// Adds why contents were not compared.
  ///
  /// If any content of the screen was compared, it adds only what could not be read; if the tool
  /// has no legacy side, nothing.
  private mutating func addUncheckedReasons(
    of shown: ScreenComposition,
    on screen: ScreenToCompose,
    comparedIDs: [ContentID]
  ) {
    guard sides.toolHasLegacySide else { return }
    let compared = Set(comparedIDs)
    let contents = shown.items + shown.dataOnlyItems
    var unchecked = UncheckedKinds()
    for item in contents where !compared.contains(item.id) {
      let reason = sides.uncheckedReasonInSelfComparison(
        of: item.kind,
        isResponseUnreadable: item.content.phase == .failed
      )
      if compared.isEmpty || reason == .unreadable { unchecked.add(item.kind, reason) }
    }
    let unreadable = screen.document.unreadableElementCount
    let popupContents = screen.document.popups.flatMap(\.document.contents)
    if compared.isEmpty { for content in popupContents { unchecked.add(content.kind, .inPopup) } }
    let hasNoContent = contents.isEmpty && popupContents.isEmpty
    unchecked.recordUnreadableDocumentElements(unreadable, areAll: hasNoContent)
    if hasNoContent, unreadable == 0 { unchecked.recordNoContentsAtAll() }
    uncheckedSentencesOfScreens += unchecked.sentences.map {
      (screen: screen.name, sentence: $0)
    }
  }

  /// The noise in the JSON format of its file, with the additional members `runs`, `verdict` and
  /// `diagnostics`.
  var json: JSONTree {
    guard case .object(let members) = noise.json else { return noise.json }
    return .object(
      members + [
        JSONTree.Member(key: "runs", value: .integer(legacySelfComparisonCount)),
        JSONTree.Member(key: "verdict", value: .string(verdict.rawValue)),
        JSONTree.Member(
          key: "diagnostics",
          value: unreadableScreens.diagnosticsJSON(before: diagnostics)
        ),
      ]
    )
  }

  /// Returns a headline, why screens could not be read, the reasons for missing comparisons, and a
  /// table with a row for each kind; without kinds, no table.
  func text(_ style: TextStyle) -> String {
    let kinds = noise.comparedKinds
    let noisy = kinds.count { !noise.places(of: $0).isEmpty }
    let count = kinds.count.counted("kind")
    let runsText = legacySelfComparisonCount.counted("run")
    let counts =
      kinds.isEmpty
      ? [runsText] : [count, runsText, noisy == 0 ? "no noise" : "\(noisy.grouped) with noise"]
    var text = ""
    let screenCount = screenNames.count + unreadableScreens.count
    let name = screenCount == 1 ? screenNames[0] : "\(screenCount.grouped) screens"
    let emptyCount =
      unreadableScreens.count
      + screenVerdicts.count { $0 == .nothingChecked || $0 == .everythingMoved }
    if verdict == .ok, noisy > 0 {
      let rest = counts.map { " · " + $0 }.joined()
      text += style.painted("!", .yellow) + " " + style.painted(name.terminalSafe, .bold)
      text += style.painted(rest, .dim) + "\n"
    } else if emptyCount > 0, emptyCount < screenCount {
      let title = "nothing compared on \(emptyCount.grouped) of \(name)"
      text += verdict.headline([title], counts: counts, style)
    } else {
      text += verdict.headline(name, nothing: "nothing compared", counts: counts, style)
    }
    let reasons = uncheckedSentencesOfScreens.map { screen, sentence in
      screenCount == 1 ? sentence : "\(screen): \(sentence)"
    }
    text += (unreadableScreens.sentences + reasons).asIndentedLines(style)
    guard !kinds.isEmpty else { return text }
    var table = TextTable()
    table.append([
      TextCell("kind", .dim), TextCell("s", .dim, isRightAligned: true),
      TextCell("n", .dim, isRightAligned: true), TextCell("p0", .dim, isRightAligned: true),
      TextCell("noise", .dim),
    ])
    for kind in kinds {
      let counts = noise.counts(of: kind)
      let places = noise.places(of: kind).map { $0.isEmpty ? "the whole value" : $0 }
      table.append([
        TextCell(kind.rawValue, .bold),
        TextCell("\(counts.differences)", isRightAligned: true),
        TextCell("\(counts.comparisons)", isRightAligned: true),
        TextCell(noise.toleratedRate(of: kind).percentage, isRightAligned: true),
        TextCell(places.isEmpty ? "–" : places.joined(separator: ", ")),
      ])
    }
    text += table.text(indentation: 2, style)
    return text
  }
}
