import Bridge
import CounterScreen
import LegacyRx
import TopScreen

/// A legacy handler of a counter, which records the responses that it is configured with.
final class LegacyCounterHandler: ObservableLegacyHandler {
  let environment: LegacyEnvironment
  private(set) var configured: [Int] = []
  private let count = PublishRelay<Int>()
  private let offset: Int
  private let onConfigure: (Int) -> Void

  init(
    _ environment: LegacyEnvironment,
    offset: Int,
    onConfigure: @escaping (Int) -> Void
  ) {
    self.onConfigure = onConfigure
    self.environment = environment
    self.offset = offset
  }

  var output: Observable<CounterViewData> {
    count.map { [offset] in CounterViewData($0 + offset) }.observe(on: environment.mainScheduler)
  }

  func configure(_ response: CounterResponse) {
    configured.append(response.count)
    environment.effects.perform(LegacyEffect(.analytics, "shown \(response.count)"))
    onConfigure(response.count)
    count.accept(response.count)
  }
}
