import Bridge
import CounterScreen
import HomeBridgeTesting
import LegacyRx
import Parity
import ScreenDocument
import Testing

@testable import SampleHome

@MainActor
@Suite struct FeedingFailureTests {
  /// Returns the issues of the points and coupons of the sample.
  private func issues(feeding: [ContentKind]) throws -> [MigrationIssue] {
    let suite = MigrationSuite(
      routes: homeRoutes(),
      handlers: {
        let events = LegacyHomeEvents()
        return LegacyHandlers {
          LegacyHandler(.pointBalance, feeding: feeding) {
            LegacyPointBalanceHandler($0, events: events)
          }
          LegacyHandler(.coupons) { LegacyCouponsHandler($0, events: events) }
        }
      },
      context: .tokyo
    ) { HomeUIState() }
    let recorded = RecordedResponses(try SampleScreen.document("home"))
    return suite.issues(recorded, generated: 0).filter { $0.failureClass != .untested }
  }

  @Test func `class 20 an undeclared feed is an issue that names both kinds`() throws {
    let issues = try issues(feeding: [])
    #expect(issues.map(\.failureClass) == [.undeclaredFeed])
    #expect(issues.map(\.kind) == ["pointBalance"])
    let message = try #require(issues.first?.message)
    #expect(message.contains("The handler of 'coupons' listens to the handler of 'pointBalance'"))
  }

  @Test func `a declared feed is no issue`() throws {
    #expect(try issues(feeding: ["coupons"]) == [])
  }

  /// Returns the undeclared feeds of a counter that sends only numbers from 0, and of a sum that
  /// listens to it.
  private static func feeds(in lines: [JournalLine]) -> [ContentKind] {
    let suite = MigrationSuite(
      routes: SumUIState.routes,
      handlers: {
        let counts = BehaviorRelay<Int>(value: -1)
        return LegacyHandlers {
          LegacyHandler(.counter) { environment in
            CounterHandler(environment) { response, _ in
              if response.count >= 0 { counts.accept(response.count) }
              return CounterViewData(response.count)
            }
          }
          LegacyHandler(.sum) { _ in ListeningSumHandler(to: counts) }
        }
      },
      context: .tokyo
    ) { SumUIState() }
    return suite.issues(RecordedResponses(lines: lines), generated: 0)
      .filter { $0.failureClass == .undeclaredFeed }.map(\.kind)
  }

  private static func line(_ counters: String..., then steps: [JournalStep] = []) throws
    -> JournalLine
  {
    JournalLine(
      context: JournalContext(),
      responses: try ContentDocument.counters(counters).contents,
      steps: steps
    )
  }

  @Test func `class 20 a feed through which the first line sends nothing is found`() throws {
    let silent = try Self.line("counter#a=-1", "sum#b=2")
    let sending = try Self.line("counter#a=5", "sum#b=2")
    #expect(Self.feeds(in: [silent]) == [])
    #expect(Self.feeds(in: [sending, silent]) == ["counter"])
    #expect(Self.feeds(in: [silent, sending]) == ["counter"])
  }

  @Test func `class 20 a feed that only a step of a line sends to is found`() throws {
    let response = try ContentDocument.counters("counter#a=5").contents
    let line = try Self.line(
      "counter#a=-1",
      "sum#b=2",
      then: [JournalStep(after: 1, .responses(response))]
    )
    #expect(Self.feeds(in: [line]) == ["counter"])
  }
}

/// A handler of sums that listens to the counts of another handler.
private final class ListeningSumHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let responses = PublishRelay<CounterResponse>()

  init(to counts: BehaviorRelay<Int>) {
    output = Observable.combineLatest(responses, counts) { CounterViewData($0.count &+ $1) }
  }

  func configure(_ response: CounterResponse) { responses.accept(response) }
}
