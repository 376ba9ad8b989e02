import CounterScreen
import Foundation
import JSONLogic
import ScreenDocument
import StrictJSON
import Testing
import TopScreen

@Suite struct ScreenArrangementTests {
  private static func reasons(
    _ contents: [String],
    limits: String = "null",
    rules: ScreenRules = ScreenRules(),
    inputs: VisibilityInputs = .gold
  ) throws -> [String] {
    let document = try ContentDocument.ruled(contents, limits: limits)
    let arrangement = ScreenArrangement(
      document.contents,
      limits: document.limits,
      rules: rules,
      inputs: inputs
    )
    return arrangement.entries.map { $0.reason?.description ?? "–" }
  }

  @Test(arguments: [
    (#"{ "from": "2026-04-01T10:00:00+09:00" }"#, "–"),
    (#"{ "from": "2026-04-01T10:00:01+09:00" }"#, "not before 2026-04-01T01:00:01Z"),
    (#"{ "until": "2026-04-01T10:00:01+09:00" }"#, "–"),
    (#"{ "until": "2026-04-01T10:00:00+09:00" }"#, "ended at 2026-04-01T01:00:00Z"),
    (#"{ "from": 1775005201 }"#, "not before 2026-04-01T01:00:01Z"),
    (#"{ "platforms": "ios" }"#, "–"),
    (#"{ "platforms": ["android", "iOS"] }"#, "–"),
    (#"{ "platforms": ["android"] }"#, "not on iOS"),
    (#"{ "appVersions": { "from": "4.2.0", "until": "5" } }"#, "–"),
    (#"{ "appVersions": { "from": "4.2.1" } }"#, "not in version 4.2.0"),
    (#"{ "appVersions": { "until": "4.2" } }"#, "not in version 4.2.0"),
    (#"{ "audience": { "==": [{ "var": "plan" }, "gold"] } }"#, "–"),
    (#"{ "audience": { "==": [{ "var": "plan" }, "free"] } }"#, "not for this audience"),
    (#"{ "audience": { "var": "absent" } }"#, "not for this audience"),
    (#"{ "audience": false }"#, "not for this audience"),
    (#"{ "whenEmpty": "hide", "whileLoading": "hide", "dismissal": "x" }"#, "–"),
    ("null", "–"), ("{}", "–"),
  ])
  func `a content is visible if all conditions of its rule hold`(rule: String, reason: String)
    throws
  {
    #expect(try Self.reasons([#"c#a "visibility": \#(rule)"#]) == [reason])
  }

  @Test(arguments: [
    (#"{ "from": "2026-04-02T00:00:00Z", "until": "2026-04-01T00:00:00Z" }"#, "invalidWindow", ""),
    (#"{ "from": 5, "until": 5 }"#, "invalidWindow", ""),
    (#"{ "from": "tomorrow" }"#, "invalidVisibility", "/from"),
    (#"{ "from": "2026-04-01T10:00:00" }"#, "invalidVisibility", "/from"),
    (#"{ "until": 1e300 }"#, "invalidVisibility", "/until"),
    (#"{ "platforms": [] }"#, "invalidVisibility", "/platforms"),
    (#"{ "platforms": [1] }"#, "invalidVisibility", "/platforms"),
    (#"{ "appVersions": { "from": "four" } }"#, "invalidVisibility", "/appVersions"),
    (#"{ "appVersions": { "from": "2", "until": "1" } }"#, "invalidVisibility", "/appVersions"),
    (#"{ "audience": { "unheardOf": [] } }"#, "audienceNotEvaluated", ""),
    (#"{ "audience": "gold" }"#, "invalidVisibility", "/audience"),
    (#"{ "whenEmpty": "vanish" }"#, "invalidVisibility", "/whenEmpty"),
    (#"{ "unitl": 5 }"#, "invalidVisibility", "/unitl"),
    ("[]", "invalidVisibility", ""),
    ("7", "invalidVisibility", ""),
  ])
  func `a rule that cannot be read or evaluated shows the content, and reports its place`(
    rule: String,
    code: String,
    place: String
  ) throws {
    let document = try ContentDocument.ruled(["c#z", #"c#a "visibility": \#(rule)"#])
    let arrangement = ScreenArrangement(document.contents, inputs: .gold)

    let diagnostic = try #require(
      (arrangement.diagnostics + document.diagnostics).first { $0.code == code }
    )

    #expect(arrangement.entries.map(\.reason) == [nil, nil])
    #expect(diagnostic.path.description == "/contents/1/visibility\(place)")
    #expect(diagnostic.line == 3)
    #expect(diagnostic.column != nil)
  }

  @Test(arguments: [
    #"{ "platforms": ["Android"] }"#, #"{ "appVersions": { "from": "9" } }"#,
  ])
  func `a context without platform or version shows the content, and is reported`(
    rule: String
  ) throws {
    let document = try ContentDocument.ruled([#"c#a "visibility": \#(rule)"#])
    let arrangement = ScreenArrangement(
      document.contents,
      inputs: VisibilityInputs(now: ViewDataContext.tokyo.now)
    )

    #expect(arrangement.entries.map(\.reason) == [nil])
    #expect(arrangement.diagnostics.map(\.code) == ["unknownAttribute"])
  }

  @Test func `a window returns the next moment at which it begins or ends`() throws {
    let document = try ContentDocument.ruled([
      #"c#a "visibility": { "from": 1775005100, "until": 1775005400 }"#,
      #"c#b "visibility": { "from": 1775005300, "until": 1775005500 }"#,
      #"c#c "visibility": { "until": 1775005000 }"#,
    ])
    var inputs = VisibilityInputs.gold
    var moments: [Double] = []
    while let next = ScreenArrangement(document.contents, inputs: inputs).nextPeriodBoundary {
      moments.append(next.timeIntervalSince1970)
      inputs.now = next
    }

    #expect(moments == [1_775_005_300, 1_775_005_400, 1_775_005_500])
  }

  @Test func `a dismissed content is hidden under its id, or the name of its dismissal`()
    throws
  {
    var inputs = VisibilityInputs.gold
    inputs.dismissedNames = ["a", "spring"]

    let reasons = try Self.reasons(
      [
        "c#a", #"c#b "visibility": { "dismissal": "spring" }"#,
        #"c#spring "visibility": { "dismissal": "summer" }"#,
      ],
      inputs: inputs
    )

    #expect(reasons == ["dismissed", "dismissed", "–"])
  }

  @Test func `a limit counts from the top of the screen, over otherwise visible contents`() throws {
    let contents = [
      "c#a", #"c#b "visibility": { "audience": false }"#, "d#d", "c#c",
      #"c#e "order": { "pin": "top" }"#, #"c#f "order": { "headingOf": "d" }"#,
    ]

    let reasons = try Self.reasons(contents, limits: #"{ "c": 2 }"#)

    // e, a, b, f, d, c
    #expect(reasons == ["–", "–", "not for this audience", "–", "–", "beyond the limit of 2"])
    let smaller = try Self.reasons(
      contents,
      limits: #"{ "c": 2 }"#,
      rules: ScreenRules(limits: ["c": 1])
    )
    #expect(smaller[1] == "beyond the limit of 1")
  }

  @Test(arguments: [#""two""#, "-1", "1.5"])
  func `an invalid limit is ignored and reported`(limit: String) throws {
    let document = try ContentDocument.ruled(["c#a"], limits: #"{ "c": \#(limit), "d": 3 }"#)

    #expect(document.limits == ["d": 3])
    #expect(document.diagnostics.map(\.code) == ["invalidLimit"])
    #expect(document.diagnostics.map(\.path.description) == ["/limits/c"])
  }

  @Test func `a limit that is null counts as absent`() throws {
    let document = try ContentDocument.ruled(["c#a"], limits: #"{ "c": null, "d": 3 }"#)

    #expect(document.limits == ["d": 3])
    #expect(document.diagnostics.isEmpty)
  }

  @Test func `rules of the app hide contents like those of the document`() throws {
    let rules = ScreenRules(
      kinds: ["d": ContentRules(visibility: ContentVisibility(platforms: ["Android"]))],
      contents: [
        "a": ContentRules(
          visibility: ContentVisibility(period: .init(until: ViewDataContext.tokyo.now))
        )
      ]
    )

    let reasons = try Self.reasons(
      [#"c#a "visibility": { "platforms": "iOS" }"#, "c#b", "d#c"],
      rules: rules
    )

    #expect(reasons == ["ended at 2026-04-01T01:00:00Z", "–", "not on iOS"])
  }

  @Test func `trap 7 the heading of an empty content is hidden and shown with it`()
    throws
  {
    let document = try ContentDocument.ruled([
      #"c#g "order": { "headingOf": "h" }"#, #"c#h "order": { "headingOf": "c" }"#, "c#c", "c#d",
    ])
    var arrangement = ScreenArrangement(document.contents, inputs: .gold)
    #expect(arrangement.entries.allSatisfy { $0.reason == nil })

    #expect(arrangement.updateVisibilityByPhases { $0.id == "c" ? .empty : .ready })
    #expect(
      arrangement.entries.map(\.reason) == [
        .headedContentNotShown("h"), .headedContentNotShown("c"), nil, nil,
      ]
    )
    #expect(!arrangement.updateVisibilityByPhases { $0.id == "c" ? .empty : .ready })
    #expect(arrangement.updateVisibilityByPhases { _ in .ready })
    #expect(arrangement.entries.allSatisfy { $0.reason == nil })
  }

  @Test(arguments: [
    (#""visibility": { "audience": false }"#, "–"),
    (#""visibility": { "from": 2775005200 }"#, "–"),
  ])
  func `the heading of a hidden content is hidden`(rule: String, other: String) throws {
    let reasons = try Self.reasons([
      #"c#h "order": { "headingOf": "c" }"#, "c#c \(rule)", "c#d",
    ])

    #expect(reasons[0] == "heading of 'c', which is not shown")
    #expect(reasons[2] == other)
  }

  @Test func `the heading of a missing content is hidden, and reported`() throws {
    let document = try ContentDocument.ruled([#"c#h "order": { "headingOf": "gone" }"#, "c#a"])

    let arrangement = ScreenArrangement(document.contents, inputs: .gold)

    #expect(arrangement.entries.map(\.reason) == [.headingOfAbsentContent, nil])
    #expect(arrangement.responsesToDeliver.map(\.id) == ["a"])
    #expect(arrangement.diagnostics.map(\.code) == ["absentAnchor"])
  }

  @Test func `an empty or loading content is hidden only if a rule requires it`() throws {
    let document = try ContentDocument.ruled([
      #"c#a "visibility": { "whenEmpty": "hide" }"#,
      #"c#b "visibility": { "whileLoading": "hide" }"#,
      #"c#c "visibility": { "whileLoading": "placeholder" }"#, "c#d",
    ])
    var arrangement = ScreenArrangement(document.contents, inputs: .gold)
    #expect(arrangement.responsesToDeliver.count == 4)

    arrangement.updateVisibilityByPhases { _ in .empty }
    #expect(arrangement.entries.map(\.reason) == [.empty, nil, nil, nil])
    arrangement.updateVisibilityByPhases { _ in .loading }
    #expect(arrangement.entries.map(\.reason) == [nil, .notLoaded, nil, nil])
    arrangement.updateVisibilityByPhases { _ in .idle }
    #expect(arrangement.entries.map(\.reason) == [nil, .notLoaded, nil, nil])
    arrangement.updateVisibilityByPhases { _ in .failed }
    #expect(arrangement.entries.allSatisfy { $0.reason == nil })
  }

  @Test func `a hidden content keeps its place, and nothing moves when an anchor is hidden`()
    throws
  {
    let rule = #"c#r "visibility": { "audience": { "var": "beta" } }"#
    let document = try ContentDocument.ruled([
      #"c#a "order": { "after": "r" }"#, "c#b", rule, "c#c",
    ])
    var beta = VisibilityInputs.gold
    beta.context.attributes["beta"] = .bool(true)

    let without = ScreenArrangement(document.contents, inputs: .gold)
    let with = ScreenArrangement(document.contents, inputs: beta)

    #expect(without.entries.map(\.response.id) == ["b", "r", "a", "c"])
    #expect(without.entries.map(\.response.id) == with.entries.map(\.response.id))
    #expect(without.responsesToDeliver.map(\.id) == ["b", "a", "c"])
    #expect(without.diagnostics.isEmpty)
  }

  @Test func `audiences beyond the total cost limit hide nothing and are reported`()
    throws
  {
    let long =
      #""visibility": { "audience": { "*": [{ "var": "t" }, 1] } }"#
    let short = #""visibility": { "audience": { "==": [1, 2] } }"#
    let document = try ContentDocument.ruled(
      (0..<20).map { "c#\($0) \(long)" } + ["c#end \(short)"]
    )
    var inputs = VisibilityInputs.gold
    inputs.context.attributes["t"] = .string(String(repeating: "x", count: 64 * 90_000))

    let arrangement = ScreenArrangement(document.contents, inputs: inputs)

    let isShown = arrangement.entries.map { $0.reason == nil }
    #expect(isShown == (0..<20).map { $0 >= 11 } + [false])
    #expect(
      arrangement.diagnostics.map(\.code) == Array(repeating: "audienceNotEvaluated", count: 9)
    )
    #expect(
      arrangement.diagnostics.first?.message
        == "The audience of '11' cannot be evaluated: the rules of all contents need more than 1000000 steps; "
        + "make their lists shorter; every user sees it."
    )
  }
}
