import ScreenDocument
import TopScreen

/// The drawings of both screens of a diff, as phones beside each other, with changed contents
/// outlined; the page's script draws a line between the two drawings of a moved content.
struct DiffPhoneDrawings {
  private let report: DiffReport

  init(_ report: DiffReport) {
    self.report = report
  }

  /// Returns both drawings as a section of the page.
  ///
  /// - Complexity: O(n) in the number of contents and the size of their drawings.
  func markup(with sketch: inout ContentSketch) -> Markup {
    let old = phoneMarkup(report.old, "before", idPrefix: "old-", &sketch) { $0.from }
    let new = phoneMarkup(report.new, "after", idPrefix: "new-", &sketch) { $0.to }
    return """
      <section id="screens" aria-labelledby="screens-title">
      <h2 id="screens-title">Both screens</h2>
      <div class="window" tabindex="0" role="group" aria-label="Both screens">
      <div class="pair" id="pair">
      \(old)\(new)<svg class="moves" id="moves" aria-hidden="true"></svg></div></div>
      </section>

      """
  }

  private func phoneMarkup(
    _ screen: DumpedScreen,
    _ name: String,
    idPrefix: String,
    _ sketch: inout ContentSketch,
    indexInScreen: (DiffEntry) -> Int?
  ) -> Markup {
    var entries: [Int: (number: Int, entry: DiffEntry)] = [:]
    for (number, entry) in report.entries.enumerated() {
      if let index = indexInScreen(entry) { entries[index] = (number, entry) }
    }
    var drawing = ScreenSketch(
      screen,
      prefix: idPrefix,
      sketch: sketch,
      mark: { index in
        entries[index].map { found in
          let changes = found.entry.changes
          let isMoved = found.entry.changes.contains(.moved)
          return ScreenSketch.ContentMark(
            className: "is-\(changes.last?.rawValue ?? "")",
            words: changes.map { "\($0.sign) \($0.words)" }.joined(separator: ", "),
            partner: isMoved ? found.entry.to.map { "new-content-\($0)" } : nil
          )
        }
      },
      target: { index, _ in entries[index].map { "change-\($0.number)" } ?? "changes" }
    )
    let markup = drawing.markup()
    sketch = drawing.sketch
    return """
      <div class="device"><h3>\(name): <bdi>\(screen.name.bounded)</bdi></h3>
      <div class="phone"><div class="glass paper-white">
      <p class="bar"><bdi>\((screen.composition.title ?? "").bounded)</bdi></p>
      \(markup)</div></div></div>

      """
  }
}
