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
///   .untested("ranking", because: "the old handler does not report what it shows")
/// let recorded = try RecordedResponses(journal: "Tests/Fixtures/home.journal")
/// for issue in suite.issues(recorded, generated: 100) { Issue.record("\(issue)") }
/// ```
///
/// | given | asked | classes |
/// | --- | --- | --- |
/// | the journal and the suite's settings | whether each kind is tested | 0 |
/// | one response, the old handler alone | what it shows, when, where, how often; what it does | 1–6, 9, 18 |
/// | several, one after another | whether each change comes through, and nothing of the one before | 2, 7, 8, 11, 14 |
/// | two within one turn | whether the second is shown | 10 |
/// | a screen that is left | whether the handler goes, and stops | 11, 17 |
/// | one response on every stage | whether the same is shown, and effects are done once | 1, 3, 18 |
/// | a response after other documents | whether it is shown as alone, and effects are the same | 3, 14, 16 |
/// | a sequence of the user's actions, refreshes and flips | whether both sides show the same at each step | 1–5, 18 |
/// | a flip from every stage to every other | whether every frame is the same | 3, 12 |
/// | whole lines of the record | whether handlers that listen to one another are declared | 20 |
/// | whole lines of the record, compared | whether contents that depend on one another agree | 1, 18 |
///
/// Generated responses are shown in time zones, locales and moments of their own; see ``ResponseGenerator``.
///
/// What the new side alone shows is what is expected. One fault is one issue: a kind that fails one check is not
/// given to the next, what a check finds in several responses is put together by its place, and kinds that depend
/// on one that fails are not compared in whole lines. Time is virtual, and the clock stands still from one
/// document to the next.
///
/// A side that traps ends the process. Before each response its kind, its seed and the response are written to a
/// file beside the journal, named as the journal with `.running` after it; a signal that ends the process (also
/// SIGTERM and SIGINT, for a side that blocks) writes them to standard error. The file is a journal of one line,
/// and is removed when the run ends. The suite sets handlers for these signals while it runs, and puts those
/// back that were there before.
@MainActor
public struct MigrationSuite<UIState: AnyObject> {
  /// The most issues of one kind that are reported.
  public static var maximumIssues: Int { 10 }

  /// The kinds that both sides know, sorted.
  public let kinds: [ContentKind]
  /// The kinds that are left out on purpose, and why.
  public internal(set) var untestedKinds: [ContentKind: String] = [:]
  /// What makes the user's actions, by kind.
  var actionGenerators: [ContentKind: ActionGenerator] = [:]

  let routes: ContentRoutes<UIState>
  let makeHandlers: @MainActor () -> LegacyHandlers
  let context: RouteContext
  let strictKinds: Set<ContentKind>
  let generator: ResponseGenerator
  private let world: RecordingEffects
  private let budget: SideBudget
  private let makeState: @MainActor () -> UIState

  /// Creates a suite.
  ///
  /// - Parameters:
  ///   - routes: The kinds that the new world understands.
  ///   - handlers: Makes the handlers of one screen, and what they share.
  ///   - context: When and where responses are shown whose record does not say so.
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
    self.routes = routes
    makeHandlers = handlers
    makeState = state
    self.context = context
    self.world = world
    strictKinds = strict
    self.generator = generator
    self.budget = budget
  }

  /// Runs the suite.
  ///
  /// - Parameters:
  ///   - recorded: What the server has sent.
  ///   - count: How many responses are generated for each kind; none for 0.
  ///   - seed: What repeats them. The seed of an issue, with one generated response, repeats its response.
  /// - Returns: What was found and what was not tested; empty if old and new are the same.
  public func issues(
    _ recorded: RecordedResponses,
    generated count: Int = 100,
    seed: UInt64 = 1
  ) -> [MigrationIssue] {
    CrashReport.keep(besideJournal: recorded.journal) { crash in
      let bench = bench(crash)
      var issues = untested(recorded, crash)
      let responses = recorded.responses(in: context)
      for kind in kinds {
        issues += self.issues(of: kind, responses[kind] ?? [], count, seed, bench)
      }
      let failed = Set(issues.filter { $0.failureClass != .untested }.map(\.kind))
      let dependents = DependentKinds(routes: routes, handlers: makeHandlers())
      let others = Set(kinds).subtracting(dependents.closure(of: failed))
      issues += feeds(recorded, of: Set(makeHandlers().kinds), bench)
      return issues + wholeLines(recorded, of: others, bench)
    }
  }

  /// Runs the suite for one kind, as one case of a parameterised test.
  ///
  /// What concerns no kind of both sides, such as a misspelt one, ``untested(_:)`` finds beside it.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - recorded: What the server has sent.
  ///   - count: How many responses are generated; none for 0.
  ///   - seed: What repeats them. The seed of an issue, with one generated response, repeats its response.
  /// - Returns: What was found, or why the kind was not tested.
  public func issues(
    of kind: ContentKind,
    _ recorded: RecordedResponses,
    generated count: Int = 100,
    seed: UInt64 = 1
  ) -> [MigrationIssue] {
    CrashReport.keep(besideJournal: recorded.journal) { crash in
      let bench = bench(crash)
      let responses = recorded.responses(in: context)[kind] ?? []
      let issues =
        untested(kind, responses, isAsked: true, crash) + unacted([kind], recorded)
        + self.issues(of: kind, responses, count, seed, bench)
        + feeds(recorded, of: [kind], bench)
      return issues.isEmpty ? wholeLines(recorded, of: [kind], bench) : issues
    }
  }

  /// What the tests of a kind find; nothing for a kind that is not tested.
  private func issues(
    of kind: ContentKind,
    _ responses: [TestedResponse],
    _ count: Int,
    _ seed: UInt64,
    _ bench: TestBench<UIState>
  ) -> [MigrationIssue] {
    guard untestedKinds[kind] == nil, isObservable(kind),
      let decoding = routes[kind]?.accept(ResponseDecodingVisitor<UIState>())
    else { return [] }
    let recorded = responses.compactMap(bench.expectation)
    guard !recorded.isEmpty else { return [] }
    let test = KindTest(
      bench: bench,
      recorded: recorded,
      generated: GeneratedResponses(
        generator,
        from: recorded.map(\.response),
        decoding,
        willDecode: bench.crash.begin
      ),
      count: max(0, count),
      seed: seed,
      isStrict: strictKinds.contains(kind),
      actions: actionGenerators[kind],
      budget: budget
    )
    return Array(test.issues().prefix(Self.maximumIssues))
  }

  /// Whether both sides know a kind and report what they show.
  func isObservable(_ kind: ContentKind) -> Bool {
    kinds.contains(kind) && makeHandlers().isObservable(kind)
  }

  private func wholeLines(
    _ recorded: RecordedResponses,
    of kinds: Set<ContentKind>,
    _ bench: TestBench<UIState>
  ) -> [MigrationIssue] {
    WholeLinesCheck(bench: bench, recorded: recorded, context: context).issues(of: kinds)
  }

  private func feeds(
    _ recorded: RecordedResponses,
    of kinds: Set<ContentKind>,
    _ bench: TestBench<UIState>
  ) -> [MigrationIssue] {
    FeedCheck(bench: bench, recorded: recorded, context: context).issues(of: kinds)
  }

  private func bench(_ crash: CrashReport) -> TestBench<UIState> {
    TestBench(
      routes: routes,
      makeHandlers: makeHandlers,
      makeState: makeState,
      world: world,
      crash: crash
    )
  }
}
