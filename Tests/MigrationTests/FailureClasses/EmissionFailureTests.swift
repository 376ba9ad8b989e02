import CounterScreen
import HomeBridgeTesting
import LegacyRx
import ScreenDocument
import Testing

@testable import SampleHome

/// Values that are emitted too rarely, too often or in another order.
@MainActor
@Suite struct EmissionFailureTests {
  @Test func `class 2 finds a missing initial emission`() throws {
    let issues = try PlantedNotices().issues { output, _ in output.skip(1) }
    #expect(issues.classes == [.emissions])
  }

  @Test func `class 2 finds a lost emission`() throws {
    let issues = try PlantedNotices().issues { output, _ in
      output.scan((-1, nil)) { ($0.0 + 1, $1) }
        .compactMap { (index: Int, value: NoticeViewData?) in index == 1 ? nil : value }
    }
    #expect(issues.classes == [.emissions])
  }

  @Test func `class 2 finds an additional intermediate emission`() throws {
    var notices = PlantedNotices()
    notices.strict = ["notice"]
    let issues = try notices.issues { output, _ in
      output.flatMap { Observable.of(NoticeViewData(unreadCount: "…", items: []), $0) }
    }
    #expect(issues.classes.contains(.emissions))
  }

  @Test(arguments: [false, true])
  func `class 2 finds the previous value shown before each later one, if it is strict`(
    isStrict: Bool
  ) throws {
    var planted = PlantedCounters()
    if isStrict { planted.strict = ["counter"] }
    let suite = planted.suite(ofAny: { environment in
      PlantedHandler(
        CounterHandler(environment),
        showing: { output in
          output.scan([CounterViewData]()) { shown, new in Array(shown.suffix(1)) + [new] }
            .flatMap { Observable<CounterViewData>.from($0) }
        }
      )
    })
    let recorded = try PlantedCounters.recorded("counter#a=1")
    let issues = suite.issues(of: "counter", recorded, generated: 10)
    #expect(issues.classes == (isStrict ? [.emissions] : []))
  }
}
