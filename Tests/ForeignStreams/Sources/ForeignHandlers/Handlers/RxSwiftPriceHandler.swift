package import Bridge
package import RxSwift

/// A handler on RxSwift, whose pipeline works on the environment's scheduler.
package final class RxSwiftPriceHandler: ObservableLegacyHandler {
  package let output: Observable<PriceViewData>
  private let responses = PublishSubject<PriceResponse>()

  package init(_ environment: LegacyEnvironment) {
    output =
      responses
      .map { PriceViewData(title: $0.name == "" ? "–" : $0.name, price: oldPriceText($0.yen)) }
      .observe(on: EnvironmentScheduler(environment.main))
  }

  package func configure(_ response: PriceResponse) { responses.onNext(response) }
}
