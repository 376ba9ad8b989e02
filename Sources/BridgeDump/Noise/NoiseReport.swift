import Bridge
import ScreenDocument
import ScreenDump

/// What differs between two runs of the old side, to be written.
struct NoiseReport: DumpReport {
  /// How often each screen was compared with itself.
  let runs: Int
  private(set) var names: [String] = []
  private(set) var noise = EvidenceNoise()
  private(set) var diagnostics: [SourcedDiagnostic] = []

  init(runs: Int) {
    self.runs = runs
  }

  /// Compares a screen's old side with itself.
  @MainActor
  mutating func add<UIState>(
    _ screen: DumpScreen,
    through composer: BridgedComposer<UIState>,
    progress: DumpProgress
  ) {
    names.append(screen.name)
    for run in 0..<runs {
      progress.show(run, of: runs, "runs")
      let shown = composer.shownByHandlers(screen)
      if run == 0 {
        let found = DumpedScreen(name: screen.name, composition: shown, notes: []).diagnostics
        diagnostics += found.filter { !diagnostics.contains($0) }
      }
      let again = composer.shownByHandlers(screen)
      for result in BridgedComposer<UIState>.compare(shown, with: again) { noise.add(result) }
    }
  }

  /// The noise by the contract of its file, and how often each screen was compared.
  var json: JSONTree {
    guard case .object(let members) = noise.json else { return noise.json }
    return .object(members + [JSONTree.Member(key: "runs", value: .integer(runs))])
  }

  /// A table, one line a kind.
  func text(_ style: TextStyle) -> String {
    let kinds = noise.allKinds
    let noisy = kinds.count { !noise.places(of: $0).isEmpty }
    let sign = noisy > 0 ? style.painted("!", .yellow) : style.painted("✓", .green)
    let name = names.count == 1 ? names[0] : "\(names.count) screens"
    let title = style.painted(name.neutralized, .bold)
    let count = kinds.count == 1 ? "1 content" : "\(kinds.count) contents"
    let rest = [
      kinds.isEmpty ? "nothing to compare" : count, runs == 1 ? "1 run" : "\(runs) runs",
      noisy == 0 ? "no noise" : "\(noisy) with noise",
    ]
    var text = "\(sign) \(title)\(style.painted(rest.map { " · " + $0 }.joined(), .dim))\n"
    guard !kinds.isEmpty else { return text }
    var table = TextTable()
    table.append([
      TextCell("content", .dim), TextCell("s", .dim, isRightAligned: true),
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
