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
///   .untested("ranking", because: "the legacy handler has no output")
/// let recorded = try RecordedResponses(journal: "Tests/Fixtures/home.journal")
/// for issue in suite.issues(recorded, generated: 100) { Issue.record("\(issue)") }
/// ```
///
/// | input | check | classes |
/// | --- | --- | --- |
/// | the journal and the suite's settings | whether each kind is tested, and an action of each that has some | 0 |
/// | one response, the legacy handler alone | its output, when, where and how often it emits; its effects | 1–6, 9, 18 |
/// | several responses, one after another | whether each change reaches the output, without the earlier state; how it emits; its effects | 2–9, 11, 14 |
/// | two responses in one turn | whether the second is shown | 10 |
/// | a released screen | whether the handler stops and is released | 11, 17 |
/// | one response on every stage | whether the output is the same, and each effect occurs once | 1, 3, 18 |
/// | a response after other documents | whether it shows the same as alone, with the same effects | 3, 14, 16 |
/// | a sequence of the user's actions, refreshes and flips | whether both sides match at each step | 1–5, 18 |
/// | a flip from every stage to each stage that shows the other side | whether every frame is the same | 3, 12 |
/// | whole lines of the record | whether handlers that listen to one another are declared | 20 |
/// | whole lines of the record, compared | whether contents that depend on one another agree, and no step is refused | 0, 1, 18 |
///
/// Each generated response has its own time zone, locale and moment; see ``ResponseGenerator``.
///
/// The classes in the table are the numbers of ``FailureClass``. The expected output is that of the
/// state side alone; the rules of the handler's registration say which differences count. One fault
/// is one issue: the suite stops testing a kind after the first check that fails, and groups the
/// findings of a check by their cause. It compares whole lines only for kinds that have not failed
/// and do not depend on a failed kind. Time is virtual, and the clock stands still from one document
/// to the next.
///
/// A side that traps ends the process. Before each response or whole line, the suite writes it,
/// with the seed of a generated response, to a file beside the journal, if there is a journal; the
/// file has the journal's name and the suffix `.running`. A signal that ends the process (also
/// SIGTERM and SIGINT, for a side that blocks) writes the same to standard error. The file is a
/// journal of one line, and is removed when the run ends. The suite sets handlers for these signals
/// while it runs, and then restores the earlier ones.
@MainActor
public struct MigrationSuite<UIState: AnyObject> {
  /// The maximum number of issues that the tests of one kind report, 10.
  ///
  /// Issues about what was not tested, undeclared feeds and whole lines come in addition.
  public static var maximumIssuesPerKind: Int { 10 }

  /// The kinds with both sides, also those that are excluded, sorted.
  public let kinds: [ContentKind]
  /// The kinds that are excluded, and the reasons.
  public internal(set) var untestedKinds: [ContentKind: String] = [:]
  /// The kinds whose legacy side must emit exactly one value for each response, and at once.
  var strictKinds: Set<ContentKind> = []
  /// The generators of the user's actions, by kind.
  var userActionGenerators: [ContentKind: UserActionGenerator] = [:]

  let routes: ContentRoutes<UIState>
  let makeHandlers: @MainActor () -> LegacyHandlers
  /// The context for records without one.
  let defaultContext: ViewDataContext
  let generator: ResponseGenerator
  private let effectsOutsideEnvironment: RecordingEffects
  private let budget: LegacyTimeBudget
  let makeState: @MainActor () -> UIState

  /// Creates a suite.
  ///
  /// - Parameters:
  ///   - routes: The routes of the state side.
  ///   - handlers: Creates the legacy handlers of one screen, and the objects that they share.
  ///   - context: The moment, time zone and locale for records that lack one of them.
  ///   - generator: Generates responses from recorded ones.
  ///   - world: Records effects of handlers outside their environment: only those that the app
  ///     sends to this object are tested.
  ///   - budget: The real time that the legacy side may take for one response.
  ///   - state: Creates the state of one screen.
  public init(
    routes: ContentRoutes<UIState>,
    handlers: @escaping @MainActor () -> LegacyHandlers,
    context: ViewDataContext = ViewDataContext(
      now: Date(timeIntervalSince1970: 1_775_005_200),
      timeZone: .gmt,
      locale: Locale(identifier: "en_US")
    ),
    generator: ResponseGenerator = ResponseGenerator(),
    world: RecordingEffects = RecordingEffects(),
    budget: LegacyTimeBudget = LegacyTimeBudget(),
    state: @escaping @MainActor () -> UIState
  ) {
    kinds = Set(routes.kinds).intersection(handlers().kinds).sorted()
    self.routes = routes
    makeHandlers = handlers
    makeState = state
    defaultContext = context
    effectsOutsideEnvironment = world
    self.generator = generator
    self.budget = budget
  }

  /// Runs the suite.
  ///
  /// - Parameters:
  ///   - recorded: The recorded responses.
  ///   - count: The number of responses that are generated for each kind; a negative number counts
  ///     as 0.
  ///   - seed: The seed of the search that generates responses. To repeat the response of an issue,
  ///     pass the issue's seed, and its number as the count.
  /// - Returns: Everything that was not tested, then the failures: of each kind, sorted by kind, of
  ///   undeclared feeds, and of whole lines, also their refused steps; then the kinds with actions
  ///   of which none was compared. Empty if both sides behave the same and everything was tested or
  ///   excluded.
  public func issues(
    _ recorded: RecordedResponses,
    generated count: Int = 100,
    seed: UInt64 = 1
  ) -> [MigrationIssue] {
    CrashReport.withReport(besideJournal: recorded.journalPath) { crashReport in
      let sides = makeSideFactory(crashReport)
      var issues = untestedIssues(recorded, crashReport)
      let responses = recorded.responsesByKind(defaultContext: defaultContext)
      for kind in kinds {
        issues += self.issues(of: kind, responses[kind] ?? [], count, seed, sides)
      }
      let failed = Set(issues.filter { $0.failureClass != .untested }.map(\.kind))
      let dependents = DeclaredDependentFinder(routes: routes, handlers: makeHandlers())
      let others = Set(kinds).subtracting(dependents.includingDependents(of: failed))
      issues += undeclaredFeedIssues(recorded, of: Set(makeHandlers().kinds), sides)
      issues += recordedLineIssues(recorded, of: others, sides)
      let withoutIssue = others.subtracting(issues.map(\.kind))
      return issues + uncomparedActionIssues(of: withoutIssue, recorded, sides.actionComparisons)
    }
  }

  /// Runs the suite for one kind, as one case of a parameterised test.
  ///
  /// It finds only problems of this kind; ``untestedIssues(_:)`` also finds, for example, a
  /// misspelt kind in the journal.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - recorded: The recorded responses.
  ///   - count: The number of responses that are generated; a negative number counts as 0.
  ///   - seed: The seed of the search that generates responses. To repeat the response of an issue,
  ///     pass the issue's seed, and its number as the count.
  /// - Returns: The failures, and the reasons why the kind or some of its records were not tested.
  ///   Whole lines are compared only if there is no other issue.
  public func issues(
    of kind: ContentKind,
    _ recorded: RecordedResponses,
    generated count: Int = 100,
    seed: UInt64 = 1
  ) -> [MigrationIssue] {
    CrashReport.withReport(besideJournal: recorded.journalPath) { crashReport in
      let sides = makeSideFactory(crashReport)
      let responses = recorded.responsesByKind(defaultContext: defaultContext)[kind] ?? []
      let isInStep = recorded.lines.contains { $0.kindsInSteps.contains(kind) }
      let issues =
        untestedIssues(
          of: kind,
          responses,
          isInStep: isInStep,
          reportsOneSidedKind: true,
          crashReport
        )
        + missingActionIssues(of: [kind], recorded)
        + self.issues(of: kind, responses, count, seed, sides)
        + undeclaredFeedIssues(recorded, of: [kind], sides)
      guard issues.isEmpty else { return issues }
      let lineIssues = recordedLineIssues(recorded, of: [kind], sides)
      return lineIssues.isEmpty
        ? uncomparedActionIssues(of: [kind], recorded, sides.actionComparisons) : lineIssues
    }
  }

  /// Returns the first ``maximumIssuesPerKind`` issues that the tests of one kind find.
  ///
  /// There are none if the kind is excluded, if its handler has no output, or if no record has an
  /// output of the state side.
  private func issues(
    of kind: ContentKind,
    _ responses: [TestedResponse],
    _ count: Int,
    _ seed: UInt64,
    _ sides: TestSideFactory<UIState>
  ) -> [MigrationIssue] {
    guard untestedKinds[kind] == nil, hasComparableSides(kind),
      let decoding = routes[kind]?.accept(ResponseDecodingMaker<UIState>())
    else { return [] }
    let recorded = responses.compactMap(sides.stateSideExpectation)
    guard !recorded.isEmpty else { return [] }
    let test = KindTest(
      sides: sides,
      recorded: recorded,
      generated: GeneratedResponses(
        generator,
        from: recorded,
        decoding,
        seed: seed,
        willDecode: sides.crashReport.recordNext,
        expectation: sides.stateSideExpectation
      ),
      responseCountToGenerate: max(0, count),
      seed: seed,
      isStrict: strictKinds.contains(kind),
      userActionGenerator: userActionGenerators[kind],
      budget: budget
    )
    return Array(test.issues().prefix(Self.maximumIssuesPerKind))
  }

  /// Returns whether a kind has both sides and its handler has an output.
  func hasComparableSides(_ kind: ContentKind) -> Bool {
    kinds.contains(kind) && makeHandlers().hasObservableOutput(kind)
  }

  private func recordedLineIssues(
    _ recorded: RecordedResponses,
    of kinds: Set<ContentKind>,
    _ sides: TestSideFactory<UIState>
  ) -> [MigrationIssue] {
    RecordedLinesCheck(sides: sides, recorded: recorded, defaultContext: defaultContext)
      .issues(of: kinds.subtracting(untestedKinds.keys))
  }

  private func undeclaredFeedIssues(
    _ recorded: RecordedResponses,
    of kinds: Set<ContentKind>,
    _ sides: TestSideFactory<UIState>
  ) -> [MigrationIssue] {
    UndeclaredFeedCheck(sides: sides, recorded: recorded, defaultContext: defaultContext)
      .issuesOfFeeds(fromOrTo: kinds)
  }

  private func makeSideFactory(_ crashReport: CrashReport) -> TestSideFactory<UIState> {
    TestSideFactory(
      routes: routes,
      makeHandlers: makeHandlers,
      makeState: makeState,
      effectsOutsideEnvironment: effectsOutsideEnvironment,
      handlersWithRules: makeHandlers(),
      crashReport: crashReport
    )
  }
}
