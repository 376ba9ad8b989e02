import Parity
import ScreenDocument
import StrictJSON
import Testing
import UIStateLayer

@Suite struct ViewDataComparisonTests {
  private struct Row: Equatable, Sendable, Encodable {
    var name: String
    var price: String?
  }

  private struct Rows: ViewData {
    var title: String
    var rows: [Row]
  }

  private struct Unencoded: ViewData {
    var hidden: Int
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("same")
    }
  }

  private let old = Rows(title: "a", rows: [Row(name: "x", price: "1円"), Row(name: "y")])

  private func differences(_ change: (inout Rows) -> Void) -> [String] {
    var new = old
    change(&new)
    return ViewDataComparison.differences(legacy: old, state: new).map { difference in
      let legacy = difference.legacy?.text(style: .compact) ?? "–"
      let state = difference.state?.text(style: .compact) ?? "–"
      return "\(difference.path) \(legacy) \(state)"
    }
  }

  @Test func `equal values have no differences`() {
    #expect(differences { _ in } == [])
  }

  @Test func `each differing field is reported with its path`() {
    #expect(differences { $0.title = "b" } == [#"/title "a" "b""#])
    #expect(
      differences {
        $0.rows[0].price = "2円"
        $0.rows[1].name = "z"
      } == [#"/rows/0/price "1円" "2円""#, #"/rows/1/name "y" "z""#]
    )
  }

  @Test func `a field or row that one side lacks has no value on that side`() {
    #expect(differences { $0.rows[1].price = "3円" } == [#"/rows/1/price – "3円""#])
    #expect(differences { $0.rows[0].price = nil } == [#"/rows/0/price "1円" –"#])
    #expect(differences { $0.rows.removeLast() } == [#"/rows/1 {"name":"y"} –"#])
  }

  @Test func `a side that shows nothing lacks the whole value`() {
    let result = ViewDataComparison.differences(legacy: nil, state: old)

    #expect(result.map(\.path) == [.root])
    #expect(result.first?.legacy == nil)
    #expect(result.first?.state?["title"] == .string("a"))
  }

  @Test func `different values with equal encodings still differ`() {
    let result = ViewDataComparison.differences(
      legacy: Unencoded(hidden: 1),
      state: Unencoded(hidden: 2)
    )

    #expect(result.map(\.path) == [.root])
  }
}
