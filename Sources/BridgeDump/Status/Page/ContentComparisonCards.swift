import Bridge
import Parity
import ScreenDocument
import ScreenDump

/// The comparisons of all contents as folded cards.
struct ContentComparisonCards {
  let markup: Markup
  /// The HTML id of one card for each kind: the card of its last content that differs or fails; if
  /// there is none, the card of its first content.
  let cardAnchorByKind: [ContentKind: String]

  init(
    _ screens: [ComparedScreen],
    _ sketcher: inout ContentSketcher,
    _ uniqueAnchors: inout UniqueCardAnchors
  ) {
    var cards = Markup()
    var anchors: [ContentKind: String] = [:]
    for (number, screen) in screens.enumerated() {
      for (index, result) in screen.results.enumerated() {
        let screenPrefix = screens.count > 1 ? "\(number + 1)-" : ""
        let card = ComparedCard(
          anchor: uniqueAnchors.nextAnchor(for: Slug(screenPrefix + result.id.rawValue)),
          result: result,
          outputs: screen.outputsOfResults[index],
          uncheckedReason: screen.uncheckedReasonsOfResults[index],
          showsOnlyDifferingValues: false,
          ownerRowID: KindStatus.rowAnchor(of: result.kind),
          screenName: screens.count > 1 ? screen.name : nil,
          showsTimes: false,
          smallestExamplePath: nil
        )
        if anchors[result.kind] == nil || result.outcome.isMismatchOrCandidateError {
          anchors[result.kind] = card.anchor
        }
        cards += card.markup(isOpen: false, with: &sketcher)
      }
    }
    cardAnchorByKind = anchors
    markup = cards.isEmpty ? cards : "<div class=\"cards\">\n\(cards)</div>\n"
  }
}
