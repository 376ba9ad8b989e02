public import Bridge
public import Foundation
public import ScreenDocument
public import TopScreen
import UIStateLayer

/// The migration test suite for an app's contents: both sides of each, over recorded and generated
/// responses, on all stages.
///
/// ```swift
/// let suite = MigrationSuite(routes: homeRoutes(), handlers: homeHandlers) { HomeState() }
/// let recorded = try RecordedResponses(journal: "Tests/Fixtures/home.journal")
/// for issue in suite.issues(recorded, generated: 100) { Issue.record("\(issue)") }
/// ```
///
/// | given | asked | classes |
/// | --- | --- | --- |
/// | one response, the old handler alone | what it shows, when, where, how often; what it does | 1–6, 9, 18 |
/// | several, one after another | whether each change comes through | 2, 7, 8, 11 |
/// | two within one turn | whether the second is shown | 10 |
/// | a screen that is left | whether the handler goes, and stops | 11, 17 |
/// | one response on every stage | whether the same is shown, and effects are done once | 1, 3, 18 |
/// | a flip from every stage to every other | whether every frame is the same | 3, 12 |
/// | whole lines of the record, compared | whether contents that depend on one another agree | 1, 18 |
///
/// What the new side alone shows is what is expected. A kind that fails one check is not given to the
/// next, so that one fault is not told under several names. Time is virtual, and stands still for who
/// asks the clock.
@MainActor
public struct MigrationSuite<UIState: AnyObject> {
  /// The most issues of one kind that are told.
  public static var maximumIssues: Int { 10 }

  /// The kinds that both sides know and can be compared, sorted.
  public let kinds: [ContentKind]

  private let bench: TestBench<UIState>
  private let strictKinds: Set<ContentKind>
  private let generator: ResponseGenerator
  private let budget: SideBudget

  /// Creates a suite.
  ///
  /// - Parameters:
  ///   - routes: The kinds that the new world understands.
  ///   - handlers: Makes the handlers of one screen, and what they share.
  ///   - context: When and where responses are shown whose record does not tell.
  ///   - strict: The kinds whose old side, too, has to show one value for each response, and at once.
  ///   - generator: Makes responses out of recorded ones.
  ///   - world: What handlers do past their environment, if the app can record it.
  ///   - budget: How long the old side may take for one response.
  ///   - state: Makes the state of one screen.
  public init(
    routes: ContentRoutes<UIState>,
    handlers: @escaping @MainActor () -> LegacyHandlers,
    context: RouteContext = RouteContext(
      now: Date(timeIntervalSince1970: 1_775_005_200),
      timeZone: .gmt,
      locale: Locale(identifier: "en_US")
    ),
    strict: Set<ContentKind> = [],
    generator: ResponseGenerator = ResponseGenerator(),
    world: RecordingEffects = RecordingEffects(),
    budget: SideBudget = SideBudget(),
    state: @escaping @MainActor () -> UIState
  ) {
    kinds = Set(routes.kinds).intersection(handlers().kinds).sorted()
    bench = TestBench(
      routes: routes,
      makeHandlers: handlers,
      makeState: state,
      context: context,
      world: world
    )
    strictKinds = strict
    self.generator = generator
    self.budget = budget
  }

  /// Runs the suite.
  ///
  /// - Parameters:
  ///   - recorded: What the server has sent; kinds without a record are not tested.
  ///   - count: How many responses are generated for each kind.
  ///   - seed: What repeats them.
  /// - Returns: What was found, by kind; empty if old and new are the same.
  public func issues(
    _ recorded: RecordedResponses,
    generated count: Int = 100,
    seed: UInt64 = .random(in: .min ... .max)
  ) -> [MigrationIssue] {
    kinds.flatMap { issues(of: $0, recorded, generated: count, seed: seed) }
      + wholeLines(recorded)
  }

  /// Runs the suite for one kind, as one case of a parameterised test.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - recorded: What the server has sent.
  ///   - count: How many responses are generated.
  ///   - seed: What repeats them.
  /// - Returns: What was found.
  public func issues(
    of kind: ContentKind,
    _ recorded: RecordedResponses,
    generated count: Int = 100,
    seed: UInt64 = .random(in: .min ... .max)
  ) -> [MigrationIssue] {
    let responses = recorded.lines.flatMap(\.responses).filter { $0.kind == kind }
      .map { TestedResponse(data: $0, seed: nil) }
    let made = GeneratedResponses(generator, from: responses)
    let expectations = (responses + made.anywhere(count, seed: seed)).compactMap(expectation)
    guard let base = expectations.first else { return [] }
    let variants = made.variants(of: base, seed: seed, expectation)
    for check in checks(expectations, base, variants) {
      let issues = check()
      if !issues.isEmpty { return Array(issues.prefix(Self.maximumIssues)) }
    }
    return []
  }

  private func checks(
    _ expectations: [Expectation],
    _ base: Expectation,
    _ variants: [Expectation]
  ) -> [@MainActor () -> [MigrationIssue]] {
    let isStrict = strictKinds.contains(base.response.data.kind)
    return [
      {
        expectations.flatMap {
          AloneCheck(bench: bench, expectation: $0, isStrict: isStrict, budget: budget).issues()
        }
      },
      { SequenceCheck(bench: bench, base: base, variants: variants).issues() },
      { variants.flatMap { SameTurnCheck(bench: bench, first: base, second: $0).issues() } },
      { LifetimeCheck(bench: bench, expectation: base).issues() },
      { expectations.flatMap { StagesCheck(bench: bench, expectation: $0).issues() } },
      { ([base] + variants).flatMap { FlipCheck(bench: bench, expectation: $0).issues() } },
    ]
  }

  private func expectation(_ response: TestedResponse) -> Expectation? {
    bench.expected(response.data).map { Expectation(response: response, output: $0) }
  }

  /// Compares whole lines, in which contents hear of one another.
  private func wholeLines(_ recorded: RecordedResponses) -> [MigrationIssue] {
    [Stage.shadow, .live].flatMap { (stage: Stage) -> [MigrationIssue] in
      let replay = ContentReplay(
        routes: bench.routes,
        stages: StageFlags(overrides: StageOverrides(all: stage)),
        makeHandlers: bench.makeHandlers,
        makeState: bench.makeState
      )
      return recorded.lines.flatMap { line in
        replay.compare(line.responses, in: context(of: line)).results.flatMap { result, _ in
          issues(of: result, in: line, on: stage)
        }
      }
    }
  }

  private func context(of line: JournalLine) -> RouteContext {
    var context = bench.context
    if let moment = line.context.moment { context.now = moment }
    if let timeZone = line.context.timeZone { context.timeZone = timeZone }
    if let locale = line.context.locale { context.locale = locale }
    return context
  }

  private func issues(
    of result: Bridge.ComparisonResult,
    in line: JournalLine,
    on stage: Stage
  ) -> [MigrationIssue] {
    guard let data = line.responses.first(where: { $0.id == result.id }) else { return [] }
    let response = TestedResponse(data: data, seed: nil)
    switch result.outcome {
    case .matched, .ignored, .skipped, .sampledOut, .oneSided: return []
    case .candidateError:
      return [MigrationIssue(.budget, response, "the side that is compared fails on \(stage)")]
    case .mismatched:
      let first = result.differences.first
      let failureClass = first.map { FailureClass($0.aspect) } ?? .value
      let message = "its whole screen differs on \(stage)"
      return [MigrationIssue(failureClass, response, at: first?.path ?? .root, message)]
    }
  }
}
