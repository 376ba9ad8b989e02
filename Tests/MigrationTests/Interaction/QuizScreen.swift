import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

@testable import SampleHome

/// A screen with the sample's quiz alone, on virtual time, beside a model of what it must show.
@MainActor
final class QuizScreen {
  static let id: ContentID = "daily-quiz"

  let stages: StageFlags
  let effects = RecordingEffects()
  let sink = RecordingParitySink()
  let model: TopViewModel<HomeUIState>
  private let state = HomeUIState()
  private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
  private var progress = QuizResponseAndAnswers()
  private(set) var expectedEffects: [String] = []

  init(
    on stage: Stage,
    journal: (any JournalSink)? = nil,
    isStrict: Bool = false,
    probation: CandidateProbation? = nil,
    handler: @escaping @MainActor (LegacyEnvironment) -> PlantedQuizHandler = {
      PlantedQuizHandler($0, .none)
    },
    routes: ContentRoutes<HomeUIState> = homeRoutes()
  ) {
    stages = StageFlags(overrides: StageOverrides(all: stage))
    let scheduler = scheduler
    let bridge = ContentBridge(
      state: state,
      routes: routes,
      handlers: LegacyHandlers { LegacyHandler(.quiz) { handler($0) } },
      stages: stages,
      environment: LegacyEnvironment(
        mainScheduler: scheduler,
        backgroundScheduler: scheduler,
        clock: LegacyClock(
          timeZone: ViewDataContext.tokyo.timeZone,
          locale: ViewDataContext.tokyo.locale,
          now: { scheduler.now }
        ),
        effects: effects
      ),
      candidates: CandidateSettings(
        probation: probation,
        isStrict: isStrict,
        onUndeclaredFeed: nil
      )
    )
    model = TopViewModel(
      documents: Observable<ContentDocument>.never(),
      bridge: bridge,
      sink: sink,
      journal: journal
    )
  }

  /// Shows a quiz of some questions, each with three choices; of one with a number, another is right.
  func show(_ questions: [String], turned: Int = 0) throws {
    let response = Self.response(questions, turned: turned)
    progress.apply(.response(response))
    let document = try Self.document(questions, turned: turned)
    model.show(document)
  }

  func send(_ action: QuizAction) throws {
    progress.apply(.action(action))
    switch action {
    case .answer(let question, let choice):
      expectedEffects.append("analytics 'quiz:answer' with '\(question)=\(choice)'")
    case .retry: expectedEffects.append("analytics 'quiz:retry'")
    }
    try model.send(action, to: Self.id, of: .quiz)
  }

  func answer(_ question: String, _ choice: Int) throws {
    try send(.answer(question: question, choice: choice))
  }

  /// Lets everything happen that is due within some seconds.
  func settle(for seconds: Double = 3) {
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(seconds))
  }

  /// What is shown now.
  var shown: QuizViewData? {
    model.composition.items.first?.content.output?.base as? QuizViewData
  }

  /// The phase of the quiz's slot.
  var phase: UIStatePhase? { state.quiz[Self.id.rawValue].phase }

  /// What must be shown once all work is done.
  var expected: QuizViewData { QuizViewData(progress) }

  var doneEffects: [String] { effects.effects.map(\.description) }

  /// The outcomes, each with the step.
  var outcomes: [String] {
    sink.results.map { "\($0.step.map(String.init) ?? "-") \($0.outcome)" }
  }

  nonisolated static func response(_ questions: [String], turned: Int) -> QuizResponse {
    QuizResponse(
      title: "Quiz",
      questions: questions.enumerated().map { index, id in
        QuizResponse.Question(
          questionID: id,
          text: "Question \(id)",
          choices: ["a", "b", "c"],
          correct: (index + turned) % 3
        )
      }
    )
  }

  static func document(_ questions: [String], turned: Int = 0) throws -> ContentDocument {
    try ContentDocument(reading: Array(text(questions, turned: turned).utf8))
  }

  static func text(_ questions: [String], turned: Int = 0) -> String {
    #"{"title": "Quiz", "contents": [{"type": "quiz", "id": "daily-quiz", "value": "#
      + value(questions, turned: turned) + "}]}"
  }

  nonisolated static func value(_ questions: [String], turned: Int = 0) -> String {
    let list = response(questions, turned: turned).questions.map {
      #"{"question_id": "\#($0.questionID)", "text": "\#($0.text)", "#
        + #""choices": ["a", "b", "c"], "correct": \#($0.correct)}"#
    }
    return #"{"title": "Quiz", "questions": [\#(list.joined(separator: ", "))]}"#
  }
}
