import Bridge
import Dispatch
import LegacyRx
import TopScreen

@testable import SampleHome

/// A quiz handler with a wrong score that shows a value and starts a timer after each step, so that
/// each step is skipped as late.
final class BusyQuizHandler: ActingLegacyHandler {
  let output: Observable<QuizViewData>
  private let handler: PlantedQuizHandler
  private let steps = BehaviorRelay(value: 0)
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    handler = PlantedQuizHandler(environment, .scoreOffByOne)
    output = Observable.combineLatest(handler.output, steps) { viewData, _ in viewData }
    steps
      .flatMapLatest { _ in
        Observable<Int>.timer(.seconds(600), scheduler: environment.mainScheduler)
      }
      .subscribe()
      .disposed(by: disposeBag)
  }

  func configure(_ response: QuizResponse) {
    handler.configure(response)
    steps.accept(steps.value + 1)
  }

  func handle(_ action: QuizAction) {
    handler.handle(action)
    steps.accept(steps.value + 1)
  }
}
