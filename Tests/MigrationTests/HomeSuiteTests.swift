import Bridge
import CounterScreen
import HomeBridgeTesting
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen

@testable import SampleHome

/// The migration suite over every content of the sample with both sides.
@MainActor
@Suite struct HomeSuiteTests {
  private static let suite = MigrationSuite(
    routes: homeRoutes(),
    handlers: legacyHomeHandlers,
    context: .tokyo,
    generator: ResponseGenerator()
      .adding(
        texts: [
          "2026-04-01T10:00:00+09:00", "2026-04-01T09:59:59+09:00", "2026-03-31T23:59:59+09:00",
          "2026-04-02T10:00:00+09:00", "yen", "percent", "gold", "caption", "heading",
        ],
        integers: [1_775_005_200, 1_775_005_199, 1_775_005_261, 1_774_998_000, 1_783_645_200]
      )
      // The documented difference: the legacy side of this kind formats 9,999 reviews wrongly.
      .changing("recommended") { payload, _ in payload.replacing("9999", with: "9998") }
  ) { HomeUIState() }
  .acting(on: .quiz) { shown, random in
    guard Int.random(in: 0..<6, using: &random) > 0 else { return .retry }
    let question = shown.questions.randomElement(using: &random)
    let choices = question?.choices.count ?? 0
    return .answer(
      question: question?.id ?? "none",
      choice: Int.random(in: -1...choices, using: &random)
    )
  }
  .untested(
    "liveVideo",
    because: "the sample's server sends it, and no version of the app knows it"
  )

  private nonisolated static let kinds: [ContentKind] = [
    "button", "campaignEntry", "coupons", "imageBanner", "notice", "pointBalance", "productShelf",
    "quiz", "recentlyViewed", "recommended", "text", "timeSale",
  ]

  @Test(arguments: kinds)
  func `legacy and state side match on recorded and generated responses, on all stages`(
    kind: ContentKind
  ) throws {
    #expect(Self.suite.kinds == Self.kinds)
    for issue in Self.suite.issues(of: kind, try Self.recorded(), generated: 40) {
      Issue.record("\(issue)")
    }
  }

  @Test func `every sample kind with both sides is tested`() throws {
    let issues = Self.suite.untestedIssues(try Self.recorded())
    #expect(issues == [])
  }

  /// The recorded responses of the sample's home screen, its block page and its quiz.
  private static func recorded() throws -> RecordedResponses {
    let screens = [
      try SampleScreen.document("home"), try SampleScreen.page(),
      try SampleScreen.document("quiz"),
    ]
    let lines = screens.map { JournalLine(context: JournalContext(), responses: $0.contents) }
    return RecordedResponses(lines: lines)
  }

  @Test func `the documented difference is reported with its class and path`() throws {
    let recorded = RecordedResponses(try SampleScreen.document("mismatch"))
    let issues = Self.suite.issues(of: "recommended", recorded, generated: 0)
    let found = issues.map { "\($0.failureClass.rawValue) \($0.kind) \($0.path)" }
    #expect(found == ["1 recommended /items/0/reviewCount"])
    #expect(issues.first?.message == #"legacy "9,999+", state "9,999""#)
  }
}

extension JSONTree {
  /// Returns the value with one number replaced by another everywhere.
  fileprivate func replacing(_ number: String, with other: String) -> JSONTree {
    switch self {
    case .number(number): .number(other)
    case .array(let elements): .array(elements.map { $0.replacing(number, with: other) })
    case .object(let members):
      .object(
        members.map { Member(key: $0.key, value: $0.value.replacing(number, with: other)) }
      )
    default: self
    }
  }
}
