package import Bridge
package import Tidal

/// A handler on a stream library that uses its own queues, which the environment's scheduler
/// replaces.
package final class TidalPriceHandler: ObservableLegacyHandler {
  package let output: Tide<PriceViewData>

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - environment: Its background scheduler runs the stream.
  ///   - unit: The unit that prices are rounded down to; another number than 1 is a fault for
  ///     tests.
  package init(_ environment: LegacyEnvironment, roundsTo unit: Int = 1) {
    let background = Shore(scheduler: environment.background)
    self.unit = unit
    output = Tide { work in background.run(work) }
  }

  private let unit: Int

  package func configure(_ response: PriceResponse) {
    output.roll(
      PriceViewData(
        title: response.name == "" ? "–" : response.name,
        price: oldPriceText(response.yen / unit * unit)
      )
    )
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
