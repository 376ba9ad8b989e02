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
  func markup(with sketcher: inout ContentSketcher) -> Markup {
    let old = phoneMarkup(report.old, "before", idPrefix: "old-", &sketcher) { $0.oldIndex }
    let new = phoneMarkup(report.new, "after", idPrefix: "new-", &sketcher) { $0.newIndex }
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
    _ sketcher: inout ContentSketcher,
    indexInScreen: (ChangedContent) -> Int?
  ) -> Markup {
    var changedContents: [Int: (number: Int, content: ChangedContent)] = [:]
    for (number, content) in report.changedContents.enumerated() where !content.isDataOnlyContent {
      if let index = indexInScreen(content) { changedContents[index] = (number, content) }
    }
    var drawing = ScreenSketch(
      screen,
      prefix: idPrefix,
      sketcher: sketcher,
      mark: { index in
        changedContents[index].map { found in
          let changes = found.content.changes
          let isMoved = found.content.changes.contains(.moved)
          return ScreenSketch.ContentMark(
            className: "is-\(changes.last?.rawValue ?? "")",
            words: changes.map { "\($0.sign) \($0.words)" }.joined(separator: ", "),
            partnerHTMLID: isMoved ? found.content.newIndex.map { "new-content-\($0)" } : nil
          )
        }
      },
      showsIndices: true,
      target: { index, _ in changedContents[index].map { "change-\($0.number)" } ?? "changes" }
    )
    let markup = drawing.markup()
    sketcher = drawing.contentSketcher
    return """
      <div class="device"><h3>\(name): <bdi>\(screen.name.shortened)</bdi></h3>
      <div class="phone"><div class="glass paper-white">
      <p class="bar"><bdi>\((screen.composition.title ?? "").shortened)</bdi></p>
      \(markup)</div></div></div>

      """
  }
}
