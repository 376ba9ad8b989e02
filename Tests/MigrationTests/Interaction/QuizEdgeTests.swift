import Bridge
import CounterScreen
import Parity
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

@testable import SampleHome

/// The edges of a content on which the user acts: what is rejected, and what is not kept.
@MainActor
@Suite struct QuizEdgeTests {
  private static var badDocument: ContentDocument {
    get throws {
      let text = #"{"title": "", "contents": [{"type": "quiz", "id": "daily-quiz", "value": 7}]}"#
      return try ContentDocument(reading: Array(text.utf8))
    }
  }

  @Test(arguments: Stage.allCases)
  func `an action for a content that is absent or has no response is rejected`(
    stage: Stage
  ) throws {
    let screen = QuizScreen(on: stage)
    #expect(throws: ActionRejection.unknownContent("daily-quiz")) {
      try screen.model.send(.retry, to: QuizScreen.id, of: .quiz)
    }
    screen.model.show(try Self.badDocument)
    #expect(throws: ActionRejection.noResponse("daily-quiz")) {
      try screen.model.send(.retry, to: QuizScreen.id, of: .quiz)
    }
    try screen.show(["q1"])
    let other = InteractiveContentKey<QuizResponse, QuizViewData, Int>("quiz")
    #expect(throws: ActionRejection.self) {
      try screen.model.send(7, to: QuizScreen.id, of: other)
    }
    screen.settle()
    #expect(screen.shown == screen.expected)
    #expect(screen.doneEffects == [])
  }

  @Test func `a response that cannot be decoded leaves the answers as they are`() throws {
    let screen = QuizScreen(on: .live)
    try screen.show(["q1", "q2"])
    try screen.answer("q1", 0)
    screen.model.show(try Self.badDocument)
    try screen.answer("q2", 0)
    screen.settle()
    #expect(screen.shown == screen.expected)
    #expect(screen.shown?.score == "1 / 2問正解")
    #expect(screen.outcomes == ["0 matched", "1 matched", "2 matched"])
  }

  @Test(arguments: [Stage.live, .complete])
  func `an action does not hide that the latest response could not be decoded`(stage: Stage) throws
  {
    let screen = QuizScreen(on: stage)
    try screen.show(["q1", "q2"])
    screen.model.show(try Self.badDocument)
    try screen.answer("q2", 0)
    screen.settle()
    #expect(screen.shown == screen.expected)
    #expect(screen.phase?.isFailed == true)

    let model = HomeScreenModel(
      state: HomeUIState(),
      routes: homeRoutes(),
      effects: RecordingEffects(),
      context: { .tokyo }
    )
    model.show(try QuizScreen.document(["q1", "q2"]))
    model.show(try Self.badDocument)
    try model.send(.answer(question: "q2", choice: 0), to: QuizScreen.id, of: .quiz)
    #expect(model.state.quiz["daily-quiz"].value == screen.expected)
    #expect(model.state.quiz["daily-quiz"].phase.isFailed)
    model.show(try QuizScreen.document(["q1", "q2"]))
    #expect(model.state.quiz["daily-quiz"].phase == .ready)
  }

  @Test(arguments: [Stage.shadow, .live])
  func `of questions with one id, the one that is shown takes the answer`(stage: Stage) throws {
    let screen = QuizScreen(on: stage)
    let text = #"""
      {"title": "", "contents": [{"type": "quiz", "id": "daily-quiz", "value": {"questions": [
        {"question_id": "q1", "text": " ", "choices": ["a"], "correct": 0},
        {"question_id": "q1", "text": "Question", "choices": ["a", "b", "c"], "correct": 2}]}}]}
      """#
    screen.model.show(try ContentDocument(reading: Array(text.utf8)))
    screen.settle()
    try screen.answer("q1", 2)
    screen.settle()
    #expect(screen.shown?.score == "1 / 1問正解")
    #expect(screen.sink.results.map(\.outcome) == [.matched, .matched])
  }

  /// The answer to q1 is the first of so many steps that it is no longer kept.
  @Test func `a side that is made when steps were dropped is not compared`() throws {
    let screen = QuizScreen(on: .off)
    try screen.show(["q1", "q2"])
    try screen.answer("q1", 0)
    for _ in 0..<128 {
      try screen.answer("q9", 0)
      screen.settle(for: 0.01)
    }
    screen.stages.overrides.all = .shadow
    try screen.answer("q2", 0)
    screen.settle()
    #expect(screen.shown == screen.expected)
    let reasons = screen.sink.results.map(\.skipReason)
    #expect(reasons == [.incompleteHistory])
  }

  @Test func `a candidate that has got all steps goes on when older ones are dropped`() throws {
    let screen = QuizScreen(on: .shadow)
    try screen.show(["q1", "q2"])
    screen.settle()
    try screen.answer("q1", 0)
    screen.settle()
    for _ in 0..<200 {
      try screen.answer("q9", 0)
      screen.settle(for: 0.2)
    }
    try screen.answer("q2", 0)
    screen.settle()
    #expect(screen.sink.results.count == 203)
    #expect(screen.sink.results.allSatisfy { $0.outcome == .matched })
    // The slot takes over from the candidate, which knows the answer that is no longer kept.
    screen.stages.overrides.all = .complete
    #expect(screen.shown == screen.expected)
    #expect(screen.shown?.score == "1 / 2問正解")
  }

  @Test func `strict comparison holds both sides to one value at each step`() throws {
    let screen = QuizScreen(on: .shadow, isStrict: true)
    try screen.show(["q1", "q2"])
    screen.settle()
    try screen.answer("q1", 0)
    screen.settle()
    // The legacy side shows in a later turn, and shows nothing where nothing changes.
    let aspects = screen.sink.results.map { Set($0.differences.map(\.aspect)) }
    #expect(aspects == [[.turn], [.turn]])
  }

  @Test func `the end state takes the same actions, without a bridge`() throws {
    let effects = RecordingEffects()
    let model = HomeScreenModel(
      state: HomeUIState(),
      routes: homeRoutes(),
      effects: effects,
      context: { .tokyo }
    )
    model.show(try QuizScreen.document(["q1", "q2"]))
    try model.send(.answer(question: "q1", choice: 0), to: QuizScreen.id, of: .quiz)
    model.show(try QuizScreen.document(["q2", "q1"], turned: 2))
    try model.send(.answer(question: "q2", choice: 0), to: QuizScreen.id, of: .quiz)
    let shown = model.state.quiz["daily-quiz"].value
    #expect(shown.score == "1 / 2問正解")
    #expect(effects.effects.count == 2)
    #expect(throws: ActionRejection.unknownContent("other")) {
      try model.send(.retry, to: "other", of: .quiz)
    }
  }
}

extension UIStatePhase {
  fileprivate var isFailed: Bool { if case .failed = self { true } else { false } }
}
