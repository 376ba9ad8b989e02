import Bridge
import LegacyRx
import TopScreen

/// A legacy handler that is the function of the state side.
final class FunctionHandler<Response, Output>: ObservableLegacyHandler {
  let output: Observable<Output>
  private let responses = PublishRelay<Response>()

  init(_ environment: LegacyEnvironment, _ run: @escaping (Response, ViewDataContext) -> Output) {
    let clock = environment.clock
    output = responses.map { response in
      let context = ViewDataContext(now: clock.now, timeZone: clock.timeZone, locale: clock.locale)
      return run(response, context)
    }
  }

  func configure(_ response: Response) { responses.accept(response) }
}
