import ScreenDocument
import StrictJSON
import Testing
import UIStateLayer

@testable import Parity

/// Types that describe their fields.
@Suite struct ParityFieldTests {
  private struct Price: Equatable, Sendable, Encodable {
    var yen: Int
    var note: String
    var hidden = 0
  }

  private struct Shelf: FieldDescribing {
    var title = "a"
    var price = Price(yen: 1, note: "n")
    var tags = ["x", "y", "z"]
    var prices = [Price(yen: 1, note: "n"), Price(yen: 2, note: "n"), Price(yen: 3, note: "n")]
    var hidden = 0

    static let parityFields: [ParityField<Self>] = [
      .field("title", \.title),
      .field("price", \.price, fields: [.field("yen", \.yen), .field("note", \.note)]),
      .elements("tags", \.tags),
      .elements("prices", \.prices, fields: [.field("yen", \.yen), .field("note", \.note)]),
    ]
  }

  @Test func `a nested field is reported by its own fields, with a path prefix`() {
    #expect(
      differences { $0.price = Price(yen: 2, note: "m") } == [
        "/price/yen 1 2", #"/price/note "n" "m""#,
      ]
    )
  }

  @Test
  func `list elements without described fields are compared whole, and equal ones are skipped`() {
    #expect(
      differences { $0.tags = ["b", "y", "c"] } == [#"/tags/0 "x" "b""#, #"/tags/2 "z" "c""#]
    )
    #expect(differences { $0.tags.append("w") } == [#"/tags/3 – "w""#])
    #expect(differences { $0.tags.removeLast(2) } == [#"/tags/1 "y" –"#, #"/tags/2 "z" –"#])
  }

  @Test
  func `list elements with described fields are compared by field, and equal ones are skipped`() {
    #expect(
      differences {
        $0.prices[0].note = "m"
        $0.prices[2].yen = 4
      } == [#"/prices/0/note "n" "m""#, "/prices/2/yen 3 4"]
    )
  }

  @Test func `a part without a differing described field is reported as a whole`() {
    #expect(
      differences {
        $0.title = "b"
        $0.price.hidden = 1
        $0.prices[1].hidden = 2
      } == [
        #"/title "a" "b""#,
        #"/price {"hidden":0,"note":"n","yen":1} {"hidden":1,"note":"n","yen":1}"#,
        #"/prices/1 {"hidden":0,"note":"n","yen":2} {"hidden":2,"note":"n","yen":2}"#,
      ]
    )
  }

  @MainActor
  @Test func `ignoring the described fields does not hide an undescribed one`() {
    var new = Shelf()
    new.title = "b"
    let rules = ParityRules<Shelf>().ignoring("/title", "/tags")
    #expect(verdict(rules, new).outcome == .ignored)
    new.tags = ["y"]
    #expect(verdict(rules, new).outcome == .ignored)
    #expect(verdict(rules, new).ignoredCount == 4)
    new.hidden = 1
    #expect(verdict(rules, new).outcome == .mismatched)
    #expect(verdict(rules, new).differences.map(\.path.description) == ["/hidden"])
    #expect(verdict(rules, new).ignoredCount == 4)
    #expect(verdict(rules.ignoring("/hidden"), new).outcome == .ignored)
    #expect(verdict(rules.ignoring("/hidden"), new).ignoredCount == 5)
    let byPredicate = ParityRules<Shelf>().ignoring(where: {
      ["title", "tags"].contains($0.path.tokens[0])
    })
    #expect(verdict(byPredicate, new).differences.map(\.path.description) == ["/hidden"])
  }

  @MainActor
  private func verdict(_ rules: ParityRules<Shelf>, _ state: Shelf) -> ParityVerdict {
    ParityJudge(rules, isStrict: false).verdict(legacy: Shelf(), state: state)
  }

  private func differences(_ change: (inout Shelf) -> Void) -> [String] {
    var new = Shelf()
    change(&new)
    return ViewDataComparison.differences(legacy: Shelf(), state: new).map { difference in
      let legacy = difference.legacy?.text(style: .compact) ?? "–"
      let state = difference.state?.text(style: .compact) ?? "–"
      return "\(difference.path) \(legacy) \(state)"
    }
  }
}
