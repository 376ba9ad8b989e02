#if LegacyBridge
import Bridge
import LegacyRx
import TopScreen

/// The legacy handler of a quiz: relays receive taps, another relay keeps the answers, and the
/// output is computed from the last response and the answers.
///
/// ```
/// responses  ──a──────────────b──
/// taps       ─────1───1──2───────
/// answers    []───[1]────[1,2]───
/// output     ──a──a1─────a12──b12
/// ```
final class LegacyQuizHandler: ActingLegacyHandler {
  let output: Observable<QuizViewData>

  private let responses = BehaviorRelay<QuizResponse?>(value: nil)
  private let answerTaps = PublishRelay<(questionID: String, choice: Int)>()
  private let retryTaps = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    let quizzes = responses.compactMap { $0 }
    let choiceByQuestionID = BehaviorRelay<[String: Int]>(value: [:])
    output = Self.output(of: quizzes, choiceByQuestionID.asObservable(), in: environment)
    disposeBag.insert(
      Self.answersAfterTaps(
        to: quizzes,
        taps: answerTaps.asObservable(),
        before: choiceByQuestionID.asObservable()
      )
      .bind(to: choiceByQuestionID),
      retryTaps.map { [:] }.bind(to: choiceByQuestionID),
      Self.reportTaps(
        answers: answerTaps.asObservable(),
        retries: retryTaps.asObservable(),
        to: environment.effects
      )
    )
  }

  func configure(_ response: QuizResponse) {
    responses.accept(response)
  }

  func handle(_ action: QuizAction) {
    switch action {
    case .answer(let question, let choice): answerTaps.accept((question, choice))
    case .retry: retryTaps.accept(())
    }
  }

  /// Emits all answers, the new one included, after each tap that answers a question.
  ///
  /// A tap is ignored if its question is not in the quiz or has no text, if the choice is not one
  /// of its choices, or if one of them is its answer already. `choiceByQuestionID` emits the
  /// answers from before the tap.
  private nonisolated static func answersAfterTaps(
    to quizzes: Observable<QuizResponse>,
    taps: Observable<(questionID: String, choice: Int)>,
    before choiceByQuestionID: Observable<[String: Int]>
  ) -> Observable<[String: Int]> {
    taps
      .withLatestFrom(Observable.combineLatest(quizzes, choiceByQuestionID)) { ($0, $1.0, $1.1) }
      .filter { tap, quiz, answers in
        let titled = quiz.questions.filter { LegacyTextFormatter.name.string(from: $0.text) != "" }
        let asked = titled.first(where: { $0.questionID == tap.questionID })
        guard let asked, tap.choice >= 0, tap.choice < asked.choices.count else { return false }
        return answers[tap.questionID].map { $0 >= asked.choices.count } ?? true
      }
      .map { tap, _, answers in answers.merging([tap.questionID: tap.choice]) { _, new in new } }
  }

  private nonisolated static func output(
    of quizzes: Observable<QuizResponse>,
    _ choiceByQuestionID: Observable<[String: Int]>,
    in environment: LegacyEnvironment
  ) -> Observable<QuizViewData> {
    let rows = LegacyQuizRowFactory()
    return
      Observable
      .combineLatest(quizzes, choiceByQuestionID)
      .observe(on: environment.backgroundScheduler)
      .map { quiz, answers in
        let list = rows.rows(of: quiz, answers: answers)
        let rightCount = rows.rightCountIfAnyAnswered(in: list)
        return QuizViewData(
          title: LegacyTextFormatter.title.string(from: quiz.title, default: "クイズ"),
          score: rightCount.map { "\($0) / \(list.count)問正解" } ?? "",
          questions: list,
          canRetry: rightCount != nil
        )
      }
      .observe(on: environment.mainScheduler)
      .distinctUntilChanged()
      .share(replay: 1)
  }

  private nonisolated static func reportTaps(
    answers answerTaps: Observable<(questionID: String, choice: Int)>,
    retries retryTaps: Observable<Void>,
    to effects: any LegacyEffects
  ) -> any Disposable {
    Observable
      .merge(
        answerTaps.map {
          LegacyEffect(.analytics, "quiz:answer", value: "\($0.questionID)=\($0.choice)")
        },
        retryTaps.map { LegacyEffect(.analytics, "quiz:retry") }
      )
      .subscribe(onNext: { effects.perform($0) })
  }
}
#endif
