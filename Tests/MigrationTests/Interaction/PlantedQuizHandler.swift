import Bridge
import LegacyRx
import TopScreen

@testable import SampleHome

/// The sample's old quiz, with a fault planted.
final class PlantedQuizHandler: ActingLegacyHandler {
  enum Fault: CaseIterable {
    case none
    case scoreOffByOne
    case retryDoesNotClear
    case refreshDropsAnswers
    case actionTwice
    case actionBeforeResponse
  }

  let output: Observable<QuizViewData>
  private let fault: Fault
  private let environment: LegacyEnvironment
  private let current: BehaviorRelay<LegacyQuizHandler>
  private let workAfterResponse: Duration
  private var work: Cancellation?
  private var waiting: QuizResponse?

  /// - Parameters:
  ///   - environment: The handler's dependencies.
  ///   - fault: The fault.
  ///   - workAfterResponse: The time for which the handler has scheduled work after a response.
  init(
    _ environment: LegacyEnvironment,
    _ fault: Fault,
    workAfterResponse: Duration = .zero
  ) {
    self.fault = fault
    self.workAfterResponse = workAfterResponse
    self.environment = environment
    let current = BehaviorRelay(value: LegacyQuizHandler(environment))
    self.current = current
    output = current.flatMapLatest(\.output).map { viewData in
      fault == .scoreOffByOne ? viewData.withOneMorePoint : viewData
    }
  }

  func configure(_ response: QuizResponse) {
    if workAfterResponse > .zero {
      work = environment.background.schedule(after: workAfterResponse) {}
    }
    switch fault {
    case .refreshDropsAnswers: current.accept(LegacyQuizHandler(environment))
    case .actionBeforeResponse where waiting != nil:
      // The response is taken with the action after it, behind that action.
      waiting = response
      return
    case .actionBeforeResponse: waiting = response
    default: break
    }
    current.value.configure(response)
  }

  func handle(_ action: QuizAction) {
    if fault == .retryDoesNotClear, action == .retry {
      return environment.effects.perform(LegacyEffect(.analytics, "quiz:retry"))
    }
    current.value.handle(action)
    if fault == .actionTwice { current.value.handle(action) }
    if fault == .actionBeforeResponse, let waiting { current.value.configure(waiting) }
  }
}

extension QuizViewData {
  /// The same with another score, where there is one.
  fileprivate var withOneMorePoint: QuizViewData {
    guard let right = Int(score.prefix { $0.isNumber }) else { return self }
    var viewData = self
    viewData.score = "\(right + 1)" + score.drop { $0.isNumber }
    return viewData
  }
}
