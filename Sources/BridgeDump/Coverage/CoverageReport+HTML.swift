import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

extension CoverageReport {
  /// The page: the contexts of the lines, a table of the kinds, then a table of each kind's paths,
  /// those that never varied first; without responses, why none was read.
  var page: HTMLPage {
    var main = Markup()
    var parts: [(id: String, name: String)] = []
    if verdict == .nothingChecked {
      main += HTMLUncheckedReasons.markup(of: [reasonNoResponseWasRead])
    }
    if !kinds.isEmpty {
      parts = [(id: "lines", name: "Lines"), (id: "kinds", name: "Kinds")]
      main += recordedContextsSection
      main += kindTableSection
      for (index, kind) in kinds.enumerated() {
        parts.append((id: "kind-\(index)", name: kind.kind.rawValue))
        main += Self.section(of: kind, id: "kind-\(index)")
      }
    }
    if !diagnostics.isEmpty { parts.append((id: "diagnostics", name: "Diagnostics")) }
    main += DiagnosticsSection.markup(of: diagnostics)
    return HTMLPage(
      heading: PageHeading(
        title: headline,
        subject: inputFileNames.joined(separator: ", "),
        command: "coverage",
        overview:
          "<ul class=\"chips\"><li class=\"chip\">\(inputSummary)</li>\(filter.buttonListItems)</ul>"
      ),
      parts: parts,
      main: main,
      additionalStyle: PageStyle.coverage,
      filter: filter,
      explainsStages: false
    )
  }

  private var filter: PageFilter {
    let (constant, all) = (
      constantPathCount, kinds.reduce(0) { $0 + Self.pathsInTable(of: $1).count }
    )
    let varied = all - constant
    let counts = [
      (
        constant,
        PageFilter.PropertyButton(
          "constant",
          "! \(constant.grouped) never varied",
          colorClass: "warn"
        )
      ),
      (varied, PageFilter.PropertyButton("varied", "\(varied.grouped) varied")),
    ]
    return PageFilter(
      counts.filter { $0.0 > 0 }.map(\.1),
      label: "Find by path or value",
      entryCount: all
    )
  }

  private var recordedContextsSection: Markup {
    let rows = recordedContextRows.map { name, values -> Markup in
      "<dt>\(name.capitalizedFirst)</dt><dd><bdi>\(values.shortened)</bdi></dd>\n"
    }
    let limits = reachedLimitSentences.map { sentence -> Markup in
      "<p class=\"nothing\">\(sentence.shortened)</p>\n"
    }
    .joined()
    return """
      <section id="lines" aria-labelledby="lines-title">
      <h2 id="lines-title">Lines</h2>
      <dl class="cells">
      \(rows.joined())</dl>
      \(limits)</section>

      """
  }

  private var kindTableSection: Markup {
    let rows = kinds.enumerated().map { index, kind -> Markup in
      let tone = kind.constantPaths.isEmpty ? "good" : "warn"
      return """
        <tr><th scope="row"><a href="#kind-\(index)"><bdi>\(kind.kind.rawValue.shortened)</bdi></a></th>\
        <td class="number">\(kind.valuePathCount.grouped)</td>\
        <td class="number \(tone)">\(kind.constantPaths.count.grouped)</td></tr>

        """
    }
    return """
      <section id="kinds" aria-labelledby="kinds-title">
      <h2 id="kinds-title">Kinds</h2>
      <div class="scroll"><table><thead><tr><th scope="col">Kind</th>\
      <th scope="col" class="number">Paths</th><th scope="col" class="number">Never varied</th>\
      </tr></thead>
      <tbody>
      \(rows.joined())</tbody></table></div>
      </section>

      """
  }

  /// Returns the paths of a kind's table: first those that never varied, then the others.
  ///
  /// Of the others, the paths at which every value was an object are left out.
  private static func pathsInTable(
    of kind: KindCoverage
  ) -> [(pointer: JSONPointer, coverage: PathCoverage)] {
    kind.constantPaths
      + kind.paths.filter { !$0.coverage.isConstant && !$0.coverage.isAlwaysObject }
  }

  private static func section(of kind: KindCoverage, id: String) -> Markup {
    """
    <section id="\(id)" aria-labelledby="\(id)-title">
    <h2 id="\(id)-title"><bdi>\(kind.kind.rawValue.shortened)</bdi></h2>
    <div class="scroll"><table class="paths"><thead><tr><th scope="col">Path</th><th scope="col">Reached</th>\
    <th scope="col">Not reached</th></tr></thead>
    <tbody>
    \(pathsInTable(of: kind).map { pathRow($0, $1, kind.influence) }.joined())</tbody></table></div>
    </section>

    """
  }

  private static func pathRow(
    _ pointer: JSONPointer,
    _ coverage: PathCoverage,
    _ influence: PathInfluence?
  ) -> Markup {
    let path = pointer.tokens.isEmpty ? "the whole response" : pointer.description
    let tag = coverage.isConstant ? "constant" : "varied"
    let words = { (cells: [CoverageCell]) in cells.map(\.displayName).joined(separator: ", ") }
    let reached: Markup =
      coverage.isConstant
      ? "<b class=\"warn\">! never varied</b>: <code>\(coverage.constantValueText.shortened)</code>"
      : "\(words(coverage.cells))"
    let isInfluential = influence?.isInfluential(pointer)
    let isUnknown = influence != nil && isInfluential == nil && !coverage.isAlwaysObject
    let note: Markup =
      isInfluential == true
      ? "<br><small>influences what is shown</small>"
      : isUnknown ? "<br><small>unknown influence</small>" : ""
    let tone = isInfluential == true || isUnknown ? "" : "soft"
    return """
      <tr \(PageFilter.entryAttributes([tag], isKeyboardStop: coverage.isConstant))><th scope="row"><code>\(path.shortened)</code>\(note)</th><td>\(reached)</td>\
      <td class="\(tone)">\(words(coverage.unreachedCells))</td></tr>

      """
  }
}

extension PageStyle {
  /// The style of `coverage`: tables of paths and cells.
  static let coverage = """

    .scroll{overflow-x:auto;background:var(--surface);border:1px solid var(--line);\
    border-radius:10px;padding:4px 8px}
    table{border-collapse:collapse;width:100%;font-size:14px}
    th,td{padding:4px 12px;text-align:start;vertical-align:top}
    tbody tr+tr>*{border-top:1px solid var(--line)}
    tbody th{font-weight:500;overflow-wrap:anywhere}
    .paths,.paths thead,.paths tbody{display:block}
    .paths tr{display:grid;grid-template-columns:minmax(24ch,2fr) minmax(0,3fr) minmax(0,3fr)}
    .paths small{font-weight:400;color:var(--soft)}
    @media(max-width:640px){.paths thead{display:none}.paths tr{display:block;padding:4px 0}\
    .paths th,.paths td{display:block;padding:2px 12px;border:0!important}\
    .paths td+td::before{content:"Not reached: "}}
    tbody a{display:inline-block;min-width:24px;min-height:24px}
    .number{text-align:end;font-variant-numeric:tabular-nums}
    .good{color:var(--good)}.warn{color:var(--warn)}.soft{color:var(--soft)}
    .cells{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px}
    .cells dt{color:var(--soft)}
    """
}
