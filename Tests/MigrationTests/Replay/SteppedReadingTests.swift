import Bridge
import CounterScreen
import Parity
import ScreenDocument
import Testing
import TopScreen

@testable import SampleHome

/// Journal lines in whose steps single contents are refreshed, beside the contents that they read.
@MainActor
@Suite struct SteppedReadingTests {
  private static let points =
    #"{"kind":"pointBalance","id":"p","value":{"points":1,"rank":"gold"}}"#

  private static func coupons(_ title: String) -> String {
    """
    {"kind":"coupons","id":"c","value":{"coupons":[{"coupon_id":"a","title":"\(title)",\
    "discount_type":"yen","discount_value":5,"expires_at":"2026-04-10T23:59:59+09:00",\
    "required_rank":"silver"}]}}
    """
  }

  private func outcomes(
    of responses: [String],
    then steps: [[String]],
    after seconds: Double,
    on stage: Stage
  ) throws -> [ComparisonOutcome] {
    let steps = steps.map { #"{"after":\#(seconds),"responses":[\#($0.joined(separator: ","))]}"# }
    let text = """
      {"at":1775005200,"responses":[\(responses.joined(separator: ","))],\
      "then":[\(steps.joined(separator: ","))]}
      """
    var reader = JournalReader()
    let line = try reader.line(Array(text.utf8))
    let replayer = ResponseReplayer(
      routes: homeRoutes(),
      stages: StageFlags(overrides: StageOverrides(all: stage)),
      makeHandlers: legacyHomeHandlers,
      makeState: { HomeUIState() }
    )
    return replayer.compare(line, in: .tokyo).results.map(\.0.outcome)
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a content that a step refreshes alone reads the contents of the steps before`(
    stage: Stage
  ) throws {
    let outcomes = try outcomes(
      of: [Self.points, Self.coupons("a")],
      then: [[Self.coupons("b")], [Self.points], [Self.coupons("c")]],
      after: 5,
      on: stage
    )
    #expect(outcomes == Array(repeating: .matched, count: 5))
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a content is compared at what it shows after a quick step has changed what it reads`(
    stage: Stage
  ) throws {
    let outcomes = try outcomes(
      of: [Self.coupons("a")],
      then: [[Self.points]],
      after: 0.05,
      on: stage
    )
    #expect(outcomes == [.matched, .matched])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a content that comes with a step reads the contents of the steps before`(
    stage: Stage
  ) throws {
    let outcomes = try outcomes(
      of: [Self.points],
      then: [[Self.coupons("a")], [Self.coupons("b"), Self.points]],
      after: 5,
      on: stage
    )
    #expect(outcomes == Array(repeating: .matched, count: 4))
  }

  @Test(arguments: [ComparedSide.legacy, .state])
  func `one side alone reads the contents of the steps before, and follows a quick step`(
    side: ComparedSide
  ) throws {
    let steps = [[Self.coupons("b")], [Self.points]].map {
      #"{"after":0.05,"responses":[\#($0.joined(separator: ","))]}"#
    }
    let runner = ReplaySideRunner(
      routes: homeRoutes(),
      base: .tokyo,
      makeHandlers: legacyHomeHandlers,
      makeState: { HomeUIState() }
    )
    func output(_ responses: [String], _ steps: [String]) throws -> SideOutput {
      let text = """
        {"at":1775005200,"responses":[\(responses.joined(separator: ","))],\
        "then":[\(steps.joined(separator: ","))]}
        """
      var reader = JournalReader()
      return runner.output(of: "c", on: side, of: try reader.line(Array(text.utf8)))
    }
    let whole = try output([Self.points, Self.coupons("b")], [])
    #expect(try output([Self.points, Self.coupons("a")], [steps[0]]) == whole)
    #expect(try output([Self.coupons("b")], [steps[1]]) == whole)
    #expect(try output([Self.coupons("b")], []) != whole)
  }
}
