import Bridge
import Parity
import ScreenDocument
import ScreenDump

/// The table of kinds: stage, evidence, legacy code and the next step of each.
struct HTMLKindTable {
  private let report: StatusReport
  private let cardAnchorByKind: [ContentKind: String]

  init(_ report: StatusReport, _ anchors: [ContentKind: String]) {
    self.report = report
    cardAnchorByKind = anchors
  }

  var markup: Markup {
    guard !report.kinds.isEmpty else { return "<p class=\"nothing\">None.</p>\n" }
    let coverage: Markup =
      showsVariedPathsColumn ? "<th scope=\"col\" class=\"number\">Paths varied</th>" : ""
    let head: Markup = """
      <th scope="col">Kind</th><th scope="col">Stage</th><th scope="col">Evidence</th>\(coverage)\
      <th scope="col" class="number">Pipelines left</th><th scope="col">Legacy code</th>\
      <th scope="col">Next</th>
      """
    let unknown = report.unknownKindsOnScreens.map(\.rawValue).joined(separator: ", ")
    let note: Markup =
      unknown.isEmpty
      ? "" : "<p class=\"nothing\">No side knows <bdi>\(unknown.shortened)</bdi>.</p>\n"
    return """
      <div class="scroll"><table class="kinds"><thead><tr>\(head)</tr></thead>
      <tbody>
      \(report.kinds.map(row).joined())</tbody></table></div>
      \(note)
      """
  }

  private func row(_ status: KindStatus) -> Markup {
    let count: Markup =
      status.contentCountOnScreens > 0
      ? " <span class=\"soft\">×\(status.contentCountOnScreens)</span>" : ""
    let name: Markup = "<bdi>\(status.kind.rawValue.shortened)</bdi>"
    let id = KindStatus.rowAnchor(of: status.kind)
    let link: Markup =
      cardAnchorByKind[status.kind].map { "<a href=\"#\($0)\">\(name)</a>" } ?? name
    let tone = status.hasObservedFault ? "bad" : status.isAgreementProved ? "good" : "later"
    let proof: Markup =
      status.hasObservedFault && status.smallestFailingResponse != nil
      ? " · <a href=\"#\(status.failingResponseAnchor)\">see it</a>" : ""
    let left = status.legacyCode.map { "\($0.activeNodeCount)" } ?? "–"
    return """
      <tr id="\(id)" \(PageFilter.entryAttributes([status.stage.rawValue], isKeyboardStop: status.hasObservedFault))><th scope="row">\(link)\(count)</th>\
      <td data-name="Stage"><div>\(stageProgressMarks(status.stage))</div></td>\
      <td data-name="Evidence"><div>\(evidenceCell(of: status))</div></td>\(variedPathShareCell(of: status))\
      <td data-name="Pipelines left" class="number"><div>\(left)</div></td>\
      <td data-name="Legacy code" class="files"><div>\(legacyFilesCell(of: status))</div></td>\
      <td data-name="Next" class="step \(tone)"><div>\(status.nextStep.words.capitalizedFirst)\(proof)\
      </div></td></tr>

      """
  }

  /// Whether the table has the column "Paths varied": whether recorded responses of any kind are
  /// known.
  private var showsVariedPathsColumn: Bool {
    report.kinds.contains { $0.variedPathCoverage != nil }
  }

  private func variedPathShareCell(of status: KindStatus) -> Markup {
    guard showsVariedPathsColumn else { return Markup() }
    let share = status.variedPathCoverage.map(\.variedPathShare.percentage) ?? "–"
    return "<td data-name=\"Paths varied\" class=\"number\"><div>\(share)</div></td>"
  }

  private func stageProgressMarks(_ stage: Stage) -> Markup {
    let index = Stage.allCases.firstIndex(of: stage) ?? 0
    let marks = Stage.allCases.indices.map { place -> Markup in
      place <= index ? "<i class=\"on\"></i>" : "<i></i>"
    }
    return "<span class=\"track\" aria-hidden=\"true\">\(marks.joined())</span> \(stage.rawValue)"
  }

  private func evidenceCell(of status: KindStatus) -> Markup {
    let words = status.evidenceWords(hasLedgerWithCounts: report.hasLedgerWithCounts)
    let version = status.newestEvidence.map { Self.versionsText($0.key) } ?? ""
    let title: Markup =
      version.isEmpty ? "" : "<br><span class=\"soft\">\(version.shortened)</span>"
    if status.isAgreementProved { return "<b class=\"good\">✓</b> \(words)\(title)" }
    guard case .wait(let more, _) = status.nextStep, let evidence = status.newestEvidence else {
      return "\(words)\(title)"
    }
    let count = evidence.counts.comparisons
    return """
      <progress max="\(count + more)" value="\(count)" aria-label="Comparisons of \
      \(status.kind.rawValue.shortened)">\(words)</progress> \(words)\(title)
      """
  }

  private static func versionsText(_ key: EvidenceKey) -> String {
    [("flag", key.flagVersion), ("app", key.appVersion)]
      .filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1)" }.joined(separator: " · ")
  }

  private func legacyFilesCell(of status: KindStatus) -> Markup {
    guard status.sides != .stateOnly else { return "none" }
    guard let code = status.legacyCode else {
      return "<span class=\"soft\">not on the screens</span>"
    }
    let files = code.ownFiles + code.sharedFiles.map { $0 + " (shared)" }
    guard !files.isEmpty else { return "<span class=\"soft\">no pipelines</span>" }
    return files.map { "<code>\($0.shortened)</code> " as Markup }.joined()
  }
}

extension String {
  /// The text with its first letter as a capital.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
