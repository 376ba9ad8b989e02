import Bridge
import ScreenDocument
import ScreenDump

/// The table of the active legacy nodes, listeners and files as one kind after another moves to
/// `complete`.
struct HTMLRemainingLegacySideTable {
  /// The width of the bar with every kind on `off`, in units of the `viewBox`, which is stretched.
  private static let fullBarWidthInViewBox = 300

  private let remainingLegacySide: RemainingLegacySide

  init(_ remaining: RemainingLegacySide) {
    remainingLegacySide = remaining
  }

  var markup: Markup {
    let (now, start) = (
      remainingLegacySide.presentCounts, remainingLegacySide.countsWithEveryKindOff
    )
    guard start.activeNodeCount > 0 else { return Markup() }
    var rows = Markup()
    for step in remainingLegacySide.countsAfterKindMoves {
      let name = step.kindMovedToComplete.map { "+ \($0.rawValue)" } ?? "all off"
      let width =
        step.counts.activeNodeCount * Self.fullBarWidthInViewBox / max(start.activeNodeCount, 1)
      let here: Markup = step.matchesPresentStages ? " <b class=\"here\">you are here</b>" : ""
      let row: Markup = step.matchesPresentStages ? "<tr class=\"now\">" : "<tr>"
      rows += """
        \(row)<th scope="row"><bdi>\(name.shortened)</bdi>\(here)</th><td class="number">\(step.counts.activeNodeCount)</td>\
        <td class="number">\(step.counts.activeListenerCount)</td>\
        <td class="number">\(step.counts.files.count)</td>\
        <td class="bars"><svg class="left" viewBox="0 0 300 12" preserveAspectRatio="none" \
        aria-hidden="true"><rect width="\(width)" height="12" rx="2"/></svg></td></tr>

        """
    }
    return """
      <p>\(now.activeNodeCount.grouped) of \(start.activeNodeCount.counted("node")), \(now.activeListenerCount.grouped) of \
      \(start.activeListenerCount.counted("listener")) and \(now.files.count) of \(start.files.count.counted("file")) are \
      left. The rows say what is left as one kind after another moves to complete.</p>
      <div class="scroll"><table class="steps"><thead><tr><th scope="col">Moved</th>\
      <th scope="col">Nodes</th><th scope="col">Listeners</th><th scope="col">Files</th>\
      <td></td></tr></thead>
      <tbody>
      \(rows)</tbody></table></div>

      """
  }
}
