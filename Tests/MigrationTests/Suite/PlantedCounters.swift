import Bridge
import CounterScreen
import HomeBridgeTesting
import LegacyRx
import Parity
import ScreenDocument
import TopScreen

/// The migration suite run on counters, with a legacy handler of the test's own.
@MainActor
struct PlantedCounters {
  var routes = CounterUIState.routes
  var strict: Set<ContentKind> = []
  var generator = ResponseGenerator()
  /// The rules with which the handler is registered.
  var parity = ParityRules<CounterViewData>()

  /// Returns a suite over a handler; by default over a correct one.
  func suite(
    of make: @escaping @MainActor (LegacyEnvironment) -> CounterHandler = { CounterHandler($0) }
  ) -> MigrationSuite<CounterUIState> {
    suite(ofAny: make)
  }

  /// Returns a suite over a handler of any type.
  func suite<Handler: ObservableLegacyHandler<CounterResponse, CounterViewData>>(
    ofAny make: @escaping @MainActor (LegacyEnvironment) -> Handler
  ) -> MigrationSuite<CounterUIState> {
    MigrationSuite(
      routes: routes,
      handlers: { LegacyHandlers { LegacyHandler(.counter, parity: parity) { make($0) } } },
      context: .tokyo,
      generator: generator
    ) { CounterUIState() }.comparingStrictly(strict)
  }

  /// A journal's line with counters, such as `counter#a=1`.
  static func recorded(_ counters: String...) throws -> RecordedResponses {
    RecordedResponses(try ContentDocument.counters(counters))
  }
}

/// A legacy handler of counters with an optional fault.
final class CounterHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts = PublishRelay<CounterViewData>()
  private let environment: LegacyEnvironment
  private let viewData: (CounterResponse, LegacyEnvironment) -> CounterViewData

  init(
    _ environment: LegacyEnvironment,
    showing viewData: @escaping (CounterResponse, LegacyEnvironment) -> CounterViewData = {
      response,
      _ in CounterViewData(response.count)
    }
  ) {
    output = counts.asObservable()
    self.environment = environment
    self.viewData = viewData
  }

  func configure(_ response: CounterResponse) {
    counts.accept(viewData(response, environment))
  }
}
