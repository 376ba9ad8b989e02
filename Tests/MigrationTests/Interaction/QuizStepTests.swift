import Bridge
import Foundation
import Parity
import ScreenDocument
import TestSupport
import Testing
import TopScreen

@testable import SampleHome

/// A content on which the user acts, on both sides, step by step.
@MainActor
@Suite struct QuizStepTests {
  /// With an endless loop of comparisons this test does not end.
  @Test func `steps are skipped, and no more compared, if the disk fails before their comparison`()
    throws
  {
    let files = TemporaryFolder()
    let probation = CandidateProbation(folder: files.path + "/marks", appVersion: "1")
    let screen = QuizScreen(on: .shadow, probation: probation)
    try screen.show(["q1", "q2"])
    try screen.answer("q1", 0)
    screen.settle(for: 0.05)
    try FileManager.default.removeItem(atPath: files.path + "/marks")
    try files.write("", to: "marks")
    screen.settle(for: 60)
    #expect(probation.failure != nil)
    #expect(screen.sink.results.map(\.outcome) == [.skipped, .skipped])
    #expect(screen.shown == screen.expected)
  }

  @Test(arguments: Stage.allCases)
  func `a response, taps and a refresh show the same on every stage, and effects are done once`(
    stage: Stage
  ) throws {
    let screen = QuizScreen(on: stage)
    try screen.show(["q1", "q2", "q3"])
    screen.settle()
    for action in [
      QuizAction.answer(question: "q1", choice: 0), .answer(question: "q2", choice: 2),
      .answer(question: "q2", choice: 1), .answer(question: "none", choice: 0),
    ] {
      try screen.send(action)
      screen.settle()
      #expect(screen.shown == screen.expected)
    }
    #expect(screen.shown?.score == "1 / 3問正解")
    try screen.show(["q2", "q1", "q4"])
    screen.settle()
    #expect(screen.shown == screen.expected)
    #expect(screen.shown?.questions.map(\.isOpen) == [false, false, true])
    try screen.send(.retry)
    screen.settle()
    #expect(screen.shown == screen.expected)
    #expect(screen.shown?.canRetry == false)
    #expect(screen.doneEffects == screen.expectedEffects)
    #expect(screen.outcomes == (stage.compares ? (0...6).map { "\($0) matched" } : []))
  }

  @Test(arguments: Stage.allCases)
  func `a question can be answered again if a new response lacks the chosen choice`(
    stage: Stage
  ) throws {
    let screen = QuizScreen(on: stage)
    try screen.show(["q1"])
    screen.settle()
    try screen.answer("q1", 2)
    screen.settle()
    let text =
      #"{"title": "Quiz", "contents": [{"type": "quiz", "id": "daily-quiz", "value": "#
      + #"{"questions": [{"question_id": "q1", "text": "Question q1", "#
      + #""choices": ["a", "b"], "correct": 0}]}}]}"#
    screen.model.show(try ContentDocument(reading: Array(text.utf8)))
    screen.settle()
    #expect(screen.shown?.questions.map(\.isOpen) == [true])
    for choice in [1, 0] {
      try screen.answer("q1", choice)
      screen.settle()
      #expect(screen.shown?.questions.map(\.isOpen) == [false])
      #expect(screen.shown?.questions.first?.choices.map(\.mark) == [.right, .wrong])
      #expect(screen.shown?.score == "0 / 1問正解")
    }
    #expect(screen.outcomes == (stage.compares ? (0...4).map { "\($0) matched" } : []))
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a tap between delivery and comparison is no difference`(stage: Stage) throws {
    for pause in [0, 0.001, 0.01, 0.05, 0.099, 0.1, 0.15] {
      let screen = QuizScreen(on: stage)
      try screen.show(["q1", "q2"])
      screen.settle(for: pause)
      try screen.answer("q1", 0)
      screen.settle(for: pause)
      try screen.answer("q2", 0)
      screen.settle()
      #expect(screen.shown == screen.expected)
      let steps = screen.sink.results.map(\.step)
      #expect(steps == [0, 1, 2], "pause \(pause)")
      let outcomes = Set(screen.sink.results.map(\.outcome))
      // Only what a side was still at work for when the next step came is not compared.
      #expect(outcomes.isSubset(of: pause > 0 ? [.matched] : [.matched, .skipped]), "\(pause)")
      #expect(screen.sink.results.last?.outcome == .matched, "pause \(pause)")
    }
  }

  @Test func `any steps and flips show what the reducer alone shows, and no comparison differs`()
    throws
  {
    var matched = 0
    for seed in UInt64(0)..<400 {
      var random = Seeded(seed: seed)
      let screen = QuizScreen(on: Stage.allCases.randomElement(using: &random) ?? .off)
      try screen.show(["q1", "q2"])
      var word = [(screen.model.bridge.stage(of: QuizScreen.id) ?? .off).rawValue]
      for _ in 0..<Int.random(in: 1...14, using: &random) {
        switch Int.random(in: 0...9, using: &random) {
        case 0...1:
          let ids = ["q1", "q2", "q3"].shuffled(using: &random).dropLast()
          let turned = Int.random(in: 0...2, using: &random)
          word.append("show \(ids) \(turned)")
          try screen.show(Array(ids), turned: turned)
        case 2...4:
          let id = ["q1", "q2", "q3", "q9"].randomElement(using: &random) ?? ""
          let choice = Int.random(in: -1...3, using: &random)
          word.append("answer \(id) \(choice)")
          try screen.answer(id, choice)
        case 5:
          word.append("retry")
          try screen.send(.retry)
        case 6...7:
          let stage = Stage.allCases.randomElement(using: &random) ?? .off
          word.append("\(stage)")
          screen.stages.overrides.all = stage
        default:
          let pause: Double = [0, 0.003, 0.02, 0.11, 0.6, 3].randomElement(using: &random) ?? 0
          word.append("wait \(pause)")
          screen.settle(for: pause)
        }
      }
      screen.settle(for: 6)
      let differing = screen.sink.results.filter {
        [.mismatched, .candidateError].contains($0.outcome)
      }
      let context: Comment = "seed \(seed): \(word.joined(separator: ", "))"
      #expect(differing.isEmpty, context)
      #expect(screen.shown == screen.expected, context)
      #expect(screen.doneEffects.sorted() == screen.expectedEffects.sorted(), context)
      matched += screen.sink.results.count { $0.outcome == .matched }
      if !differing.isEmpty || screen.shown != screen.expected { return }
    }
    #expect(matched > 400)
  }

  @Test(arguments: PlantedQuizHandler.Fault.allCases, [Stage.shadow, .live])
  func `a planted fault is found at its step`(
    fault: PlantedQuizHandler.Fault,
    stage: Stage
  ) throws {
    let screen = QuizScreen(on: stage, handler: { PlantedQuizHandler($0, fault) })
    try screen.show(["q1", "q2"])
    for step in 0..<4 {
      screen.settle()
      switch step {
      case 0: try screen.answer("q1", 0)
      case 1: try screen.show(["q1", "q2"], turned: 1)
      case 2: try screen.answer("q2", 2)
      default: try screen.send(.retry)
      }
    }
    screen.settle()
    let found = screen.sink.results.filter { $0.outcome == .mismatched }.map(\.step)
    let first: Int? =
      switch fault {
      case .none: nil
      case .scoreOffByOne, .actionTwice: 1
      case .refreshDropsAnswers, .actionBeforeResponse: 2
      case .retryDoesNotClear: 4
      }
    #expect(screen.sink.results.map(\.step) == [0, 1, 2, 3, 4])
    #expect(found.first == .some(first) || first == nil && found.isEmpty, "\(screen.outcomes)")
  }
}
