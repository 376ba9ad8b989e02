import Bridge
import CounterScreen
import HomeBridgeTesting
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen

@testable import SampleHome

/// The migration suite of a content on which the user acts.
@MainActor
@Suite struct QuizSuiteTests {
  private func suite(_ fault: PlantedQuizHandler.Fault) -> MigrationSuite<HomeUIState> {
    suite(of: { LegacyHandler(.quiz) { PlantedQuizHandler($0, fault) } })
  }

  private func suite(
    of makeHandler: @escaping @MainActor () -> LegacyHandler
  ) -> MigrationSuite<HomeUIState> {
    MigrationSuite(
      routes: ContentRoutes {
        ContentRoute(.quiz, slots: \.quiz, startingFrom: QuizResponseAndAnswers()) {
          progress,
          event in
          progress.apply(event)
          return QuizViewData(progress)
        }
        .effects(of: .quiz) { event, _ in event.effects }
      },
      handlers: { LegacyHandlers { makeHandler() } },
      context: .tokyo
    ) { HomeUIState() }
  }

  private var recorded: RecordedResponses {
    get throws {
      let documents = try [
        QuizScreen.document(["q1", "q2"]), QuizScreen.document(["q1", "q2", "q3"], turned: 1),
      ]
      return RecordedResponses(
        lines: documents.map { JournalLine(context: JournalContext(), responses: $0.contents) }
      )
    }
  }

  private static let actions: [QuizAction] =
    ["q1", "q2", "q3"].flatMap { id in (0...2).map { .answer(question: id, choice: $0) } }
    + [.retry]

  @Test(arguments: PlantedQuizHandler.Fault.allCases)
  func `a planted fault is found, and its seed repeats it`(
    fault: PlantedQuizHandler.Fault
  ) throws {
    let suite = suite(fault).acting(on: .quiz, examples: Self.actions)
    let recorded = try recorded
    let issues = suite.issues(of: "quiz", recorded, generated: 40, seed: 7)
    guard fault != .none else {
      return #expect(issues == [])
    }
    let issue = try #require(issues.first)
    #expect(issue.kind == "quiz")
    #expect(issue.failureClass != .untested)
    if let seed = issue.seed, let number = issue.responseNumber {
      let again = suite.issues(of: "quiz", recorded, generated: number, seed: seed)
      #expect(again.map(\.failureClass).contains(issue.failureClass), "\(issue) \(again)")
    }
  }

  @Test func `an issue says the step, and what came before it`() throws {
    let suite = suite(.scoreOffByOne).acting(on: .quiz, examples: [.retry, Self.actions[0]])
    let issues = suite.issues(of: "quiz", try recorded, generated: 20, seed: 3)
    let issue = try #require(issues.first)
    #expect(issue.path.description == "/score")
    #expect(issue.message.contains("of a sequence that began on stage shadow: "), "\(issue)")
    #expect(issue.message.contains(#"{"answer":{"choice":0,"question":"q1"}}"#), "\(issue)")
    #expect(issue.seed != nil)
  }

  @Test func `recorded actions alone are compared in whole lines`() throws {
    var reader = JournalReader()
    let value = QuizScreen.value(["q1", "q2"])
    let text =
      #"{"kind":"quiz","value":\#(value),"then":[{"after":1,"action":"#
      + #"{"kind":"quiz","value":{"answer":{"question":"q1","choice":0}}}}]}"#
    let lines = [try reader.line(Array(text.utf8))]
    let recorded = RecordedResponses(lines: lines)
    #expect(suite(.none).issues(recorded, generated: 0) == [])
    let issues = suite(.scoreOffByOne).issues(recorded, generated: 0)
    #expect(issues.map(\.path.description) == ["/score"])
    #expect(issues.first?.message.contains("on stage shadow, after step 1") == true, "\(issues)")
  }

  @Test func `a recorded action that both sides refuse is an issue, once for both stages`() throws {
    var reader = JournalReader()
    let value = QuizScreen.value(["q1", "q2"])
    let text =
      #"{"kind":"quiz","value":\#(value),"then":[{"after":1,"action":"#
      + #"{"kind":"quiz","value":{"renamed":{}}}}]}"#
    let recorded = RecordedResponses(lines: [try reader.line(Array(text.utf8))])
    for issues in [
      suite(.none).issues(recorded, generated: 0),
      suite(.none).issues(of: "quiz", recorded, generated: 0),
    ] {
      #expect(issues.map(\.failureClass) == [.untested])
      let issue = try #require(issues.first)
      #expect(issue.kind == "quiz")
      #expect(issue.path.description == "/then/0/action/value")
      #expect(issue.message.hasPrefix("step 1 of its line is refused: "), "\(issue)")
      #expect(issue.response?["title"] == .string("Quiz"))
      #expect(issue.responseCount == 1)
    }
  }

  @Test func `a recorded action on a content that its line does not have is an issue`() throws {
    var reader = JournalReader()
    let value = QuizScreen.value(["q1", "q2"])
    let text =
      #"{"kind":"quiz","value":\#(value),"then":[{"after":1,"action":"#
      + #"{"kind":"quiz","id":"other","value":{"retry":{}}}}]}"#
    let recorded = RecordedResponses(lines: [try reader.line(Array(text.utf8))])
    let issues = suite(.none).issues(recorded, generated: 0)
    #expect(issues.map(\.failureClass) == [.untested])
    let issue = try #require(issues.first)
    #expect(issue.kind == "quiz")
    #expect(issue.message.hasPrefix("step 1 of its line is refused: "), "\(issue)")
    #expect(issue.response == nil)
    #expect(issue.responseCount == 0)
  }

  @Test func `a kind on which the user acts is not tested without actions`() throws {
    let issues = suite(.none).issues(try recorded, generated: 0)
    #expect(issues.map(\.failureClass) == [.untested])
    #expect(issues.first?.message.contains(".acting(on: …)") == true)
  }

  @Test func `a kind for which no action is generated is not tested`() throws {
    let recorded = try recorded
    let suites = [
      suite(.scoreOffByOne).acting(on: .quiz, examples: []),
      suite(.scoreOffByOne).acting(on: .quiz) { _, _ in nil },
    ]
    for suite in suites {
      for issues in [
        suite.issues(recorded, generated: 20), suite.issues(of: "quiz", recorded, generated: 20),
      ] {
        #expect(issues.map(\.failureClass) == [.untested])
        let message = try #require(issues.first?.message)
        #expect(message.contains("no action was compared: .acting(on: …) generates none"))
      }
    }
  }

  @Test func `a kind whose actions are all skipped as late is not tested`() throws {
    let suite = suite(of: { LegacyHandler(.quiz) { BusyQuizHandler($0) } })
      .acting(on: .quiz, examples: Self.actions)
    let issues = suite.issues(of: "quiz", try recorded, generated: 20)
    #expect(issues.map(\.failureClass) == [.untested])
    let message = try #require(issues.first?.message)
    #expect(message.contains("were skipped as late"), "\(message)")
  }

  @Test func `a kind whose recorded actions come while nothing is compared is not tested`() throws {
    var reader = JournalReader()
    let value = QuizScreen.value(["q1", "q2"])
    let text =
      #"{"kind":"quiz","value":\#(value),"then":[{"after":1,"flip":{"kind":"quiz","stage":"off"}},"#
      + #"{"after":1,"action":{"kind":"quiz","value":{"answer":{"question":"q1","choice":0}}}}]}"#
    let recorded = RecordedResponses(lines: [try reader.line(Array(text.utf8))])
    for issues in [
      suite(.scoreOffByOne).issues(recorded, generated: 0),
      suite(.scoreOffByOne).issues(of: "quiz", recorded, generated: 0),
    ] {
      #expect(issues.map(\.failureClass) == [.untested])
      let message = try #require(issues.first?.message)
      #expect(message.contains("on a stage that compares nothing"), "\(message)")
    }
  }

  @Test func `an action is compared with any seed, also without generated responses`() throws {
    let recorded = try recorded
    let suite = suite(.none).acting(on: .quiz, examples: Self.actions)
    for seed in UInt64(1)...10 {
      #expect(suite.issues(of: "quiz", recorded, generated: 0, seed: seed) == [], "seed \(seed)")
    }
  }
}
