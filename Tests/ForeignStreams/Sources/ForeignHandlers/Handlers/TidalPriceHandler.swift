package import Bridge
package import Tidal
import TopScreen

/// What a ``TidalPriceHandler`` does with a response.
package enum TidalBehavior: Sendable {
  /// Shows the price once.
  case plain
  /// Shows the price, rounded down to a unit.
  case rounding(to: Int)
  /// Shows the price after a delay on the environment's main scheduler.
  case delayed(Duration)
  /// Shows the price at once, and again after a delay.
  case repeated(after: Duration)
  /// Shows the price this many times, within `configure`.
  case immediate(times: Int)
  /// Shows the price every ten milliseconds, without end.
  case endless
  /// Shows the price, and reports each price to analytics, not only those of 0.
  case reporting
  /// Shows the price after other work.
  case after(@Sendable () -> Void)
}

/// A handler on a stream library that uses its own queues, which the environment's scheduler
/// replaces.
package final class TidalPriceHandler: ObservableLegacyHandler {
  package let output: Tide<PriceViewData>
  private let environment: LegacyEnvironment
  private let behavior: TidalBehavior

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - environment: Its background scheduler runs the stream.
  ///   - behavior: What the handler does; everything but `plain` is a case for tests.
  package init(_ environment: LegacyEnvironment, _ behavior: TidalBehavior = .plain) {
    self.environment = environment
    self.behavior = behavior
    if case .immediate = behavior {
      output = Tide { work in work() }
    } else {
      let background = Shore(scheduler: environment.background)
      output = Tide { work in background.run(work) }
    }
  }

  package func configure(_ response: PriceResponse) {
    if response.yen == 0 { environment.effects.perform(ContentEffect(.analytics, "free")) }
    switch behavior {
    case .plain: show(response, response.yen)
    case .rounding(let unit): show(response, response.yen / unit * unit)
    case .delayed(let delay): later(delay) { $0.show(response, response.yen) }
    case .immediate(let times):
      for _ in 0..<times { show(response, response.yen) }
    case .repeated(let delay):
      show(response, response.yen)
      later(delay) { $0.show(response, response.yen) }
    case .endless: showForever(response)
    case .reporting:
      environment.effects.perform(ContentEffect(.analytics, "price"))
      show(response, response.yen)
    case .after(let work):
      work()
      show(response, response.yen)
    }
  }

  private func showForever(_ response: PriceResponse) {
    show(response, response.yen)
    later(.milliseconds(10)) { $0.showForever(response) }
  }

  private func show(_ response: PriceResponse, _ yen: Int) {
    output.roll(
      PriceViewData(title: response.name == "" ? "–" : response.name, price: oldPriceText(yen))
    )
  }

  private func later(_ delay: Duration, _ work: @escaping @MainActor (TidalPriceHandler) -> Void) {
    let call = Call(handler: self, run: work)
    pending.append(
      environment.main.schedule(after: delay) {
        MainActor.assumeIsolated { if let handler = call.handler { call.run(handler) } }
      }
    )
  }

  private var pending: [Cancellation] = []

  private final class Call: @unchecked Sendable {
    // The main scheduler alone uses it.
    weak var handler: TidalPriceHandler?
    let run: @MainActor (TidalPriceHandler) -> Void

    init(handler: TidalPriceHandler, run: @escaping @MainActor (TidalPriceHandler) -> Void) {
      self.handler = handler
      self.run = run
    }
  }
}

/// Runs a stream's work on one of the bridge's schedulers.
private final class Shore: @unchecked Sendable {
  // Handlers of these tests send only from the main queue; the schedulers of an environment may be
  // used from any.
  private let scheduler: any WorkScheduler
  private var work: [Cancellation] = []

  init(scheduler: any WorkScheduler) { self.scheduler = scheduler }

  func run(_ work: @escaping @Sendable () -> Void) {
    self.work.append(scheduler.schedule(after: .zero, work))
  }
}
