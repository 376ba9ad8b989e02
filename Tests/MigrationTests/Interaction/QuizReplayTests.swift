import Bridge
import BridgeDump
import CounterScreen
import Foundation
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TestSupport
import Testing
import TopScreen

@testable import SampleHome

/// Journals in which the user acts, replayed on both sides.
@MainActor
@Suite struct QuizReplayTests {
  private func replay(
    _ journal: String,
    _ fault: PlantedQuizHandler.Fault = .none,
    _ options: String...,
    workAfterResponse: Duration = .zero
  ) async -> (output: String, errors: String, status: DumpStatus) {
    let console = InMemoryConsole(input: Array(journal.utf8))
    let composer = BridgedComposer(
      routes: homeRoutes(),
      makeHandlers: {
        LegacyHandlers {
          LegacyHandler(.quiz) {
            PlantedQuizHandler($0, fault, workAfterResponse: workAfterResponse)
          }
        }
      },
      makeState: { HomeUIState() }
    )
    let tool = DumpTool(
      name: "homedump",
      abstract: "Show what a home screen is made of.",
      version: "1.2.3",
      screens: ToolScreens(
        sample: BundledScreen(
          name: "home",
          bytes: [],
          now: ViewDataContext.tokyo.now,
          timeZone: ViewDataContext.tokyo.timeZone,
          locale: ViewDataContext.tokyo.locale
        )
      ),
      commands: [ReplayCommand(composer)]
    )
    let status = await tool.run(["replay", "-"] + options, in: console)
    return (console.output, console.errors, status)
  }

  private nonisolated static func line(then steps: [String]) -> String {
    let value = QuizScreen.value(["q1", "q2"])
    return #"{"kind":"quiz","value":\#(value),"then":[\#(steps.joined(separator: ","))]}"# + "\n"
  }

  private nonisolated static func answer(_ question: String, _ choice: Int, after: Double = 1)
    -> String
  {
    let value = #"{"answer":{"question":"\#(question)","choice":\#(choice)}}"#
    return #"{"after":\#(after),"action":{"kind":"quiz","value":\#(value)}}"#
  }

  private static let retry =
    #"{"after":1,"action":{"kind":"quiz","value":{"retry":{}}}}"#

  private static func refresh(turned: Int) -> String {
    let value = QuizScreen.value(["q1", "q2"], turned: turned)
    return #"{"after":20,"responses":[{"kind":"quiz","value":\#(value)}]}"#
  }

  @Test(arguments: [
    (PlantedQuizHandler.Fault.scoreOffByOne, [1, 2, 3]), (.retryDoesNotClear, [4]),
    (.refreshDropsAnswers, [2, 3]), (.actionTwice, [1, 3, 4]), (.actionBeforeResponse, [2]),
  ])
  func `a planted fault is reported at its line and its steps`(
    fault: PlantedQuizHandler.Fault,
    steps: [Int]
  ) async throws {
    let line = Self.line(
      then: [
        Self.answer("q1", 0), Self.refresh(turned: 1), Self.answer("q2", 2), Self.retry,
      ]
    )
    for stage in ["shadow", "live"] {
      let (output, errors, status) = await replay(
        "\n" + line,
        fault,
        "--format",
        "json",
        "--stage",
        "quiz=\(stage)"
      )
      #expect(status == .difference, "\(errors)")
      let report = try JSONDocument(Array(output.utf8)).root
      let found = report["mismatches"]?.elements.compactMap { $0["step"]?.int }
      #expect(found == steps, "\(stage)")
      #expect(report["mismatches"]?[0]?["line"]?.int == 2)
      #expect(report["matched"]?.int == 5 - steps.count, "\(stage) \(output)")
    }
  }

  @Test func `a step during a handover does not take the result of a later one`() async throws {
    let flip = #"{"after":1,"flip":{"kind":"quiz","stage":"shadow"}}"#
    let (output, errors, status) = await replay(
      Self.line(then: [flip, Self.answer("q1", 0, after: 0.05), Self.answer("q2", 0, after: 2)]),
      .scoreOffByOne,
      "--format",
      "json",
      "--stage",
      "quiz=complete",
      workAfterResponse: .milliseconds(200)
    )
    #expect(status == .difference, "\(errors)")
    let report = try JSONDocument(Array(output.utf8)).root
    #expect(report["mismatches"]?.elements.compactMap { $0["step"]?.int } == [3])
  }

  @Test func `the report names the step`() async {
    let (output, _, status) = await replay(
      Self.line(then: [Self.answer("q1", 0)]),
      .scoreOffByOne
    )
    #expect(status == .difference)
    #expect(
      output == """
        ✗ - · 1 line · 1 matched · 1 mismatched
          quiz  1 matched · 1 mismatched
        1 mismatch, 1 cause
          quiz /score
            too few responses to find a condition; 1 differ
        ✗ quiz (quiz) mismatched in line 1, step 1
            /score
              - legacy  "2 / 2問正解"
              + state   "1 / 2問正解"

        """
    )
  }

  @Test(arguments: ["shadow", "live"])
  func `quick taps are compared at the last step, and flips take the answers along`(
    stage: String
  ) async throws {
    let flips = ["off", "live", "complete", "shadow"].flatMap {
      [#"{"after":1,"flip":{"kind":"quiz","stage":"\#($0)"}}"#, Self.answer("q2", 1, after: 2)]
    }
    let steps =
      [Self.answer("q1", 0, after: 0), Self.answer("q1", 1, after: 0.001)] + flips + [Self.retry]
    let (output, errors, status) = await replay(
      Self.line(then: steps) + Self.line(then: [Self.answer("q1", 0)]),
      .none,
      "--format",
      "json",
      "--stage",
      "quiz=\(stage)"
    )
    #expect(status == .success, "\(errors)")
    let report = try JSONDocument(Array(output.utf8)).root
    #expect(report["mismatched"]?.int == 0)
    #expect(report["diagnostics"]?[0] == nil)
    // The second line begins on its own stage again.
    #expect((report["matched"]?.int ?? 0) >= 6)
    let counts = ["matched", "skipped"].compactMap { report[$0]?.int }
    #expect(counts.reduce(0, +) == 8 + 2)
  }

  @Test func `bad steps, rejected actions and bad payloads cost themselves`() async throws {
    let (output, _, status) = await replay(
      Self.line(
        then: [
          #"{"after":1,"tap":7}"#, #"{"action":{"kind":"quiz","value":{"jump":{}}}}"#,
          #"{"action":{"kind":"quiz","id":"other","value":{"retry":{}}}}"#,
          #"{"responses":[{"kind":"quiz","value":7}]}"#, Self.answer("q1", 0),
        ]
      ),
      .none,
      "--format",
      "json"
    )
    #expect(status == .success)
    let report = try JSONDocument(Array(output.utf8)).root
    #expect(report["matched"]?.int == 2)
    #expect(report["skipped"]?.int == 3)
    let diagnostics = Array(try #require(report["diagnostics"]).elements)
    #expect(diagnostics.allSatisfy { $0["line"]?.int == 1 && $0["column"]?.int != nil })
    #expect(
      diagnostics.compactMap { $0["path"]?.string } == [
        "/then/0", "/then/1/action/value", "/then/2/action/value", "/then/3/responses/0/value",
      ]
    )
  }

  @Test(.long)
  nonisolated func `the sample's journal agrees on every stage, in one process or several`() throws
  {
    let path = URL(filePath: #filePath).appending(path: "../../../../Samples/quiz.journal")
      .standardizedFileURL.path
    for stage in ["shadow", "live"] {
      let arguments = ["replay", path, "--stage", "quiz=\(stage)", "--format", "json"]
      let one = try HomeDumpProcess(arguments).finish()
      let three = try HomeDumpProcess(arguments + ["--jobs", "3"]).finish()
      #expect(one.status == 0, "\(one.errors)")
      #expect(one.output == three.output)
      #expect(one.output.contains(#""matched": 10"#))
    }
  }

  @Test(.long)
  nonisolated func `jobs report the steps of mismatches as one process does`() throws {
    let files = TemporaryFolder()
    // A kind that one side alone knows stands in for a difference of both sides.
    let steps = [#"{"action":{"kind":"quiz","value":7}}"#, Self.answer("q1", 0)]
    try files.write(
      (0..<300).map { _ in Self.line(then: steps) }.joined(),
      to: "journal"
    )
    let arguments = ["replay", files.path + "/journal", "--format", "json"]
    let one = try HomeDumpProcess(arguments).finish()
    let two = try HomeDumpProcess(arguments + ["--jobs", "2"]).finish()
    #expect(one.output == two.output)
    #expect(one.output.contains(#""matched": 600"#))
  }
}
