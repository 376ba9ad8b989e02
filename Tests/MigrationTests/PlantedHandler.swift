import Bridge
import LegacyRx

/// A legacy handler of the sample with a fault in its input or in its output.
final class PlantedHandler<Handler: ObservableLegacyHandler>: ObservableLegacyHandler
where Handler.Source == Observable<Handler.Output> {
  let output: Observable<Handler.Output>
  private let handler: Handler
  private let configureHandler: (Handler.Response, Handler) -> Void

  init(
    _ handler: Handler,
    configuring configure: @escaping (Handler.Response, Handler) -> Void = { $1.configure($0) },
    showing output: (Observable<Handler.Output>) -> Observable<Handler.Output> = { $0 }
  ) {
    self.handler = handler
    configureHandler = configure
    self.output = output(handler.output)
  }

  func configure(_ response: Handler.Response) {
    configureHandler(response, handler)
  }
}
