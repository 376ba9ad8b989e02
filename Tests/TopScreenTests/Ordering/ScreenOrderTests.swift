import CounterScreen
import ScreenDocument
import StrictJSON
import TestSupport
import Testing
import TopScreen

@Suite(.long) struct ScreenOrderTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var contents: [String]
    var ids: String
    var codes: [String] = []

    init(_ name: String, _ contents: [String], _ ids: String, _ codes: [String] = []) {
      testDescription = name
      self.contents = contents
      self.ids = ids
      self.codes = codes
    }
  }

  @Test(arguments: [
    Case("no rules", ["c#a", "c#b", "c#c"], "abc"),
    Case(
      "pins",
      ["c#a", #"c#b "order": { "pin": "bottom" }"#, #"c#c "order": { "pin": "top" }"#, "c#d"],
      "cadb"
    ),
    Case(
      "several pins at one end stand as the server sent them",
      ["c#a", #"c#b "order": { "pin": "top" }"#, #"c#c "order": { "pin": "top" }"#],
      "bca"
    ),
    Case(
      "priorities decide, and ties stay as the server sent them",
      [
        "c#a", #"c#b "order": { "priority": 5 }"#, "c#c", #"c#d "order": { "priority": 5 }"#,
        #"c#e "order": { "priority": -1 }"#,
      ],
      "bdace"
    ),
    Case(
      "a pin with a higher priority comes first",
      [
        #"c#a "order": { "pin": "top" }"#, #"c#b "order": { "pin": "top", "priority": 1 }"#, "c#c",
      ],
      "bac"
    ),
    Case("a position", ["c#a", "c#b", "c#c", #"c#d "order": { "position": 1 }"#], "adbc"),
    Case(
      "a position within the pins is the next free one",
      [
        "c#a", "c#b", #"c#c "order": { "position": 0 }"#, #"c#d "order": { "pin": "top" }"#,
      ],
      "dcab"
    ),
    Case(
      "of two with one position the other follows",
      ["c#a", #"c#b "order": { "position": 0 }"#, #"c#c "order": { "position": 0 }"#, "c#d"],
      "bcad"
    ),
    Case(
      "a position does not pass the pins at the bottom",
      ["c#a", #"c#b "order": { "position": 2 }"#, #"c#c "order": { "pin": "bottom" }"#],
      "abc"
    ),
    Case(
      "a position beyond the end",
      [#"c#a "order": { "position": 3 }"#, "c#b", "c#c"],
      "bca",
      ["positionBeyondEnd"]
    ),
    Case(
      "a negative position",
      ["c#a", #"c#b "order": { "position": -1 }"#, "c#c"],
      "abc",
      ["invalidOrder"]
    ),
    Case("after an id", [#"c#a "order": { "after": "c" }"#, "c#b", "c#c", "c#d"], "bcad"),
    Case("before an id", ["c#a", "c#b", #"c#c "order": { "before": "b" }"#], "acb"),
    Case(
      "after a kind: the first of it",
      [#"c#a "order": { "after": "ranking" }"#, "ranking#b", "ranking#c"],
      "bac"
    ),
    Case(
      "an id counts before a kind",
      [#"c#a "order": { "after": "x" }"#, "x#b", "c#x"],
      "bxa"
    ),
    Case(
      "several after one anchor, by priority",
      [
        "c#a", #"c#b "order": { "after": "a" }"#, #"c#c "order": { "after": "a" }"#,
        #"c#d "order": { "after": "a", "priority": 1 }"#, "c#e",
      ],
      "adbce"
    ),
    Case(
      "an anchor of an anchor",
      [
        #"c#a "order": { "after": "b" }"#, #"c#b "order": { "after": "c" }"#, "c#d", "c#c",
      ],
      "dcba"
    ),
    Case(
      "an anchor that is pinned takes along what stands with it",
      [#"c#a "order": { "before": "c" }"#, "c#b", #"c#c "order": { "pin": "top" }"#],
      "acb"
    ),
    Case(
      "a heading stands right above its content, wherever that goes",
      [
        #"c#h "order": { "headingOf": "c" }"#, "c#a",
        #"c#c "order": { "pin": "bottom" }"#, #"c#d "order": { "before": "c" }"#,
      ],
      "adhc"
    ),
    Case(
      "an anchor that is a heading stands for what it heads",
      [#"c#h "order": { "headingOf": "c" }"#, "c#c", #"c#d "order": { "after": "h" }"#],
      "hcd"
    ),
    Case(
      "headings of headings",
      [
        "c#a", #"c#h "order": { "headingOf": "c" }"#, "c#c",
        #"c#g "order": { "headingOf": "h" }"#,
      ],
      "aghc"
    ),
    Case(
      "a circle of anchors",
      [
        #"c#a "order": { "after": "c" }"#, #"c#b "order": { "after": "a" }"#,
        #"c#c "order": { "before": "b" }"#, #"c#d "order": { "before": "c" }"#,
      ],
      "abdc",
      ["anchorCircle"]
    ),
    Case("an anchor that is itself", [#"c#a "order": { "after": "a" }"#], "a", ["anchorCircle"]),
    Case(
      "a content after its own heading",
      [#"c#h "order": { "headingOf": "c" }"#, #"c#c "order": { "after": "h" }"#, "c#a"],
      "hca",
      ["anchorCircle"]
    ),
    Case(
      "a circle of headings",
      [
        #"c#h "order": { "headingOf": "g" }"#, "c#a", #"c#g "order": { "headingOf": "h" }"#,
      ],
      "hag",
      ["anchorCircle"]
    ),
    Case(
      "a second place",
      ["c#a", #"c#b "order": { "pin": "top", "after": "a" }"#],
      "ba",
      ["conflictingOrder"]
    ),
  ])
  func `contents are at the places that their rules define`(case: Case) throws {
    let document = try ContentDocument.ruled(`case`.contents)

    let arrangement = ScreenArrangement(document.contents, inputs: .gold)

    let ids = arrangement.entries.map(\.response.id.rawValue).joined()
    #expect(ids == `case`.ids)
    #expect((document.diagnostics + arrangement.diagnostics).map(\.code) == `case`.codes)
  }

  @Test
  func `trap 2 a missing anchor leaves the content in the server's place, and is reported`()
    throws
  {
    let document = try ContentDocument.ruled([
      "c#a", "c#b", #"c#c "order": { "after": "ranking" }"#, "c#d",
    ])

    let arrangement = ScreenArrangement(document.contents, inputs: .gold)

    #expect(arrangement.entries.map(\.response.id) == ["a", "b", "c", "d"])
    let diagnostic = try #require(arrangement.diagnostics.first)
    #expect(diagnostic.code == "absentAnchor")
    #expect(diagnostic.path.description == "/contents/2/order")
    #expect(diagnostic.line == 4)
    #expect(diagnostic.column == 36)
  }

  @Test func `the document's rule precedes the app's rule for an id, and that precedes a kind's`()
    throws
  {
    let document = try ContentDocument.ruled([
      "c#a", "c#b", "d#c", #"d#d "order": { "pin": "bottom" }"#,
    ])
    let rules = ScreenRules(
      kinds: ["d": ContentRules(order: ContentOrder(.top))],
      contents: [
        "c": ContentRules(order: ContentOrder(.position(1))),
        "d": ContentRules(order: ContentOrder(.top)),
      ]
    )

    #expect(ScreenOrder(document.contents, rules: rules).indices == [0, 2, 1, 3])
    let kinds = ScreenRules(kinds: rules.kinds)
    #expect(ScreenOrder(document.contents, rules: kinds).indices == [2, 0, 1, 3])
  }

  @Test func `blocks of a page are in the order of the layout`() throws {
    let page = try ContentDocument.page(["a", "b"])
    let rules = ScreenRules(contents: ["b": ContentRules(order: ContentOrder(.top))])

    #expect(ScreenOrder(page.contents, rules: rules).indices == [0, 1])
  }

  @Test func `a thousand pins are pinned, and reported once`() throws {
    let pins = (0..<1000).map { #"c#p\#($0) "order": { "pin": "top" }"# }
    let document = try ContentDocument.ruled(["c#a"] + pins)

    let arrangement = ScreenArrangement(document.contents, inputs: .gold)

    let ids = (0..<1000).map { ContentID("p\($0)") }
    #expect(arrangement.entries.map(\.response.id) == ids + ["a"])
    #expect(arrangement.diagnostics.map(\.code) == ["manyPins"])
  }

  @Test(arguments: [
    ("after", 30_000), ("before", 5_000), ("headingOf", 5_000),
  ])
  func `a long chain of anchored contents is ordered`(member: String, count: Int) throws {
    let contents = (0..<count).map { index in
      index + 1 < count ? #"c#\#(index) "order": { "\#(member)": "\#(index + 1)" }"# : "c#\(index)"
    }
    let document = try ContentDocument.ruled(contents)

    let indices = ScreenOrder(document.contents).indices

    #expect(indices == (member == "after" ? (0..<count).reversed() : Array(0..<count)))
  }

  @Test func `a cycle of thousands and as many missing anchors have bounded reports`() throws {
    let count = 5_000
    let document = try ContentDocument.ruled(
      (0..<count).map { #"c#\#($0) "order": { "after": "\#(($0 + 1) % count)" }"# }
        + (0..<count).map { #"d#d\#($0) "order": { "after": "nothing" }"# }
    )

    let arrangement = ScreenArrangement(document.contents, inputs: .gold)

    #expect(arrangement.entries.map(\.response.position) == Array(0..<2 * count))
    #expect(arrangement.diagnostics.count == 1001)
    #expect(arrangement.diagnostics.last?.code == "moreDiagnostics")
  }

  @Test func `an app's priority may be any number`() throws {
    let document = try ContentDocument.ruled(["c#a", "c#b", "c#c", "d#d", "d#e"])
    let order = { ContentRules(order: ContentOrder($0, priority: $1)) }
    let rules = ScreenRules(contents: [
      "a": order(.server, .min), "b": order(.server, .max), "c": order(.position(1), .min),
      "d": order(.after("b"), .min), "e": order(.after("b"), .max),
    ])

    let indices = ScreenOrder(document.contents, rules: rules).indices

    #expect(indices.map { document.contents[$0].id } == ["b", "e", "d", "c", "a"])
  }

  @Test(arguments: [
    (
      [#"c#a "order": { "after": "a" }"#],
      "'a' is anchored to itself, or to its own heading; it keeps the server's place. "
        + "Remove the anchor."
    ),
    (
      [#"c#h "order": { "headingOf": "c" }"#, #"c#c "order": { "after": "h" }"#],
      "'c' is anchored to itself, or to its own heading; it keeps the server's place. "
        + "Remove the anchor."
    ),
    (
      [#"c#a "order": { "after": "b" }"#, #"c#b "order": { "after": "a" }"#],
      "'a', 'b' are anchored to one another in a cycle; they keep the server's places. "
        + "Remove one anchor."
    ),
  ])
  func `an anchor cycle is reported as a cycle`(contents: [String], message: String) throws {
    let document = try ContentDocument.ruled(contents)

    let arrangement = ScreenArrangement(document.contents, inputs: .gold)

    #expect(arrangement.diagnostics.map(\.message) == [message])
  }
}
