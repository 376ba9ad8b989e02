import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenDump
import TestSupport
import Testing
import TopScreen

@testable import BridgeDump

@MainActor
@Suite struct PageAnchorTests {
  private let shop = ShopDump()

  /// Ids that are duplicates, or become duplicates after a number is appended.
  private static let contents = """
    { "contents": [
      { "type": "price", "id": "a", "value": { "yen": [1, 9999] } },
      { "type": "price", "id": "a", "value": { "yen": [2] } },
      { "type": "price", "id": "a#2", "value": { "yen": [3] } },
      { "type": "note", "id": "a-2", "value": { "text": "x" } },
      { "type": "note", "id": "main", "value": { "text": "x" } },
      { "type": "note", "id": "differ", "value": { "text": "x" } },
      { "type": "note", "id": "", "value": { "text": "x" } },
      { "type": "note", "value": { "text": "x" } },
      { "type": "note", "value": { "text": "x" } }
    ] }
    """

  @Test(arguments: [
    ["show", "DIR/a.json"], ["diff", "DIR/a.json", "DIR/b.json"], ["compare", "DIR/a.json"],
    ["compare", "DIR/a.json", "DIR/a.json", "DIR/b.json"], ["wiring", "DIR/a.json"],
    ["ledger", "DIR/a.ledger", "DIR/b.ledger"],
  ])
  func `every id of a page is unique, and every link has a target`(
    command: [String]
  ) async throws {
    try shop.files.write(Self.contents, to: "a.json")
    try shop.files.write(ShopDump.sample, to: "b.json")
    try shop.files.write(LedgerPageTests.ledger, to: "a.ledger")
    try shop.files.write(LedgerPageTests.ledger.replacing("\"a\"", with: "\"b\""), to: "b.ledger")
    let page = await shop(command + ["--format", "html"])
    let anchors = HTMLAnchors(page.output)
    #expect(anchors.ids.count > 1, "\(page)")
    #expect(anchors.repeated.isEmpty)
    #expect(anchors.missing.isEmpty)
  }

  @Test func `results of one content in several parts have different ids`() {
    let names = ["a", "a", "a-2", "a", "a-2"]
    let outcomes: [ComparisonOutcome] = [.mismatched, .matched, .matched, .ignored, .skipped]
    var composition = ScreenComposition(title: nil, state: .loaded, items: [], diagnostics: [])
    for (position, name) in ["a", "a-2"].enumerated() {
      let content = ContentDescription(side: .legacy, sideReason: "", phase: .ready, output: nil)
      composition.items.append(
        ScreenComposition.Item(
          id: ContentID(name),
          kind: "note",
          position: position,
          content: content
        )
      )
    }
    let results = zip(names, outcomes).map {
      ComparisonResult(id: ContentID($0), kind: "note", outcome: $1)
    }
    let run = BridgedRun(
      composedScreen: DumpedScreen(name: "x", composition: composition),
      results: results
    )
    let report = CompareReport(screens: [
      ComparedScreen(
        run,
        SidesOfKinds(kindsWithRoute: [], kindsWithLegacyHandler: [], kindsWithLegacyOutput: [])
      )
    ])
    let anchors = HTMLAnchors(report.document(in: .html) ?? "")
    let cards = anchors.ids.filter { $0.hasPrefix("content-") }
    #expect(
      cards.sorted() == [
        "content-a", "content-a-2", "content-a-2-2", "content-a-2-3", "content-a-3",
      ]
    )
    #expect(anchors.repeated.isEmpty)
  }
}
