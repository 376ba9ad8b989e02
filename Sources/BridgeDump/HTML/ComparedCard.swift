import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// One result as a card that unfolds to the outputs of its sides, or to the values that differ.
struct ComparedCard {
  /// The card's HTML id, to which links point.
  let anchor: String
  let result: ComparisonResult
  let outputs: ComparedOutputs
  /// Why the content was not compared; `nil` for a compared one.
  let uncheckedReason: UncheckedReason?
  /// Whether the card shows the differing values alone, because a card before it shows both sides.
  let showsOnlyDifferingValues: Bool
  /// The HTML id of the row that the card belongs to, and with which the page's filter shows or
  /// hides it; `nil` for a card that is filtered on its own.
  var ownerRowID: String?
  /// The screen's name; `nil` if there is only one screen.
  let screenName: String?
  /// Whether the report shows the times of both sides.
  let showsTimes: Bool
  /// The path of the file with the smallest example; `nil` if there is none.
  let smallestExamplePath: String?

  func markup(isOpen: Bool, with sketcher: inout ContentSketcher) -> Markup {
    let look = result.outcome.signAndColorClass
    let body = self.body(with: &sketcher)
    let id = result.id.rawValue.shortened
    var notes = result.kind.rawValue.shortened
    if let screenName { notes += " · \(screenName)" }
    if let uncheckedReason { notes += " · \(uncheckedReason.verbPhrase(isPlural: false))" }
    let count = result.differences.count
    if count > 0 { notes += " · \(count.counted("difference"))" }
    if showsTimes, let latency = result.latency {
      notes += " · legacy side \(latency.legacy.shortText), state side \(latency.state.shortText)"
    }
    let opening: Markup = isOpen ? "<details open>" : "<details>"
    return """
      <article class="card" id="\(anchor)" \(filterAttributes)>\(opening)\
      <summary><span class="chip \(look.colorClass)">\(look.sign) \
      \(result.outcome.wordsOnPage)</span> \
      <h3><bdi>\(id)</bdi></h3> <span class="kind">\(notes)</span></summary>
      <div class="body">\(body)</div></details>\
      <a class="anchor" href="#\(anchor)" aria-label="Link to \(id)">#</a></article>

      """
  }

  private var filterAttributes: Markup {
    ownerRowID.map { "data-of=\"\($0)\"" }
      ?? PageFilter.entryAttributes(
        [result.outcome.rawValue],
        isKeyboardStop: result.outcome.isMismatchOrCandidateError
      )
  }

  private func body(with sketcher: inout ContentSketcher) -> Markup {
    switch result.outcome {
    case .mismatched, .ignored, .candidateError:
      let pair = SketchPair(
        SketchPair.Half(
          name: "legacy side",
          sign: "●",
          className: "legacy",
          output: outputs.legacySide
        ),
        SketchPair.Half(
          name: "state side",
          sign: "◆",
          className: "state",
          output: outputs.stateSide
        ),
        differences: result.differences.filter { $0.aspect == .value }.map {
          SketchPair.Difference(path: $0.path, first: $0.legacy, second: $0.state)
        }
      )
      var body =
        showsOnlyDifferingValues
        ? pair.differenceList : pair.markup(of: result.kind, with: &sketcher)
      body += nonValueDifferenceList
      if let smallestExamplePath {
        body += "<p class=\"kind\">Smallest case: <code>\(smallestExamplePath.shortened)</code></p>"
      }
      return body
    case .matched, .skipped, .sampledOut, .oneSided:
      if let payload = outputs.payloadOfUnshownContent {
        return """
          <figure class="half alone none"><figcaption>○ no side, drawn from its payload</figcaption>\
          <div class="paper-white">\(sketcher.markup(of: payload, kind: result.kind))</div></figure>
          """
      }
      let isBoth = result.outcome == .matched
      let side = isBoth ? "" : outputs.legacySide == nil ? "state" : "legacy"
      let name = isBoth ? "both sides" : side == "state" ? "◆ state side" : "● legacy side"
      let drawing = (outputs.legacySide ?? outputs.stateSide).map {
        sketcher.markup(of: $0, kind: result.kind)
      }
      guard let drawing else { return "<p class=\"nothing\">Nothing to show.</p>" }
      return """
        <figure class="half alone \(side)"><figcaption>\(name)</figcaption>\
        <div class="paper-white">\(drawing)</div></figure>
        """
    }
  }

  /// A list of the error, the differences in other aspects than the value, and the number of
  /// ignored differences.
  private var nonValueDifferenceList: Markup {
    var items = result.differences.filter { $0.aspect != .value }.map { difference in
      let sides = [("legacy side", difference.legacy), ("state side", difference.state)].map {
        name,
        value in
        "\(name) \(value?.text(style: .compact) ?? "nothing")"
      }
      return "\(difference.placeOrAspectText): \(sides.joined(separator: ", "))"
    }
    if let message = result.errorMessage { items.insert("failed: \(message)", at: 0) }
    if result.ignoredCount > 0 {
      items.append(result.ignoredDifferencesText)
    }
    guard !items.isEmpty else { return "" }
    var list: Markup = "<ul class=\"others\">"
    for item in items { list += "<li>\(item.shortened)</li>" }
    list += "</ul>"
    return list
  }
}
