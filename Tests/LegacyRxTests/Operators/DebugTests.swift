import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct DebugTests {
  @Test(arguments: [
    Row("-1-2-|", "-1-2-|", "^----!"), Row("-1-#", "-1-#", "^--!"), Row("-1", "-1", "^-------!"),
  ])
  func `debug passes every event`(row: Row) {
    row.check { $0.debug("debug", trimOutput: true) }
  }

  @Test func `prints subscription, events and disposal`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      let long = String(repeating: "x", count: 50)
      _ = Observable.of("a").debug("name").subscribe { _ in }
      Observable.just(long).concat(Observable<String>.never()).debug("trimmed", trimOutput: true)
        .subscribe { _ in }.dispose()
      _ = Observable<Int>.error(TestError.other).debug().subscribe { _ in }
    }
    let lines = String(decoding: result.standardOutputContent, as: UTF8.self)
      .split(separator: "\n").compactMap { line in
        line.contains(" -> ") ? line.dropFirst("yyyy-MM-dd HH:mm:ss.SSS: ".count) : nil
      }
    let trimmed = #"next(xxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxx)"#
    let here = lines.last?.split(separator: " ").first ?? ""
    #expect(here.hasPrefix("DebugTests.swift:"))
    #expect(
      lines == [
        "name -> subscribed", "name -> Event next(a)", "name -> Event completed",
        "name -> isDisposed", "trimmed -> subscribed", "trimmed -> Event \(trimmed)",
        "trimmed -> isDisposed",
      ] + lines.suffix(3)
    )
    #expect(
      lines.suffix(3).map { $0.split(separator: " -> ").last } == [
        "subscribed", "Event error(other)", "isDisposed",
      ]
    )
  }
}
