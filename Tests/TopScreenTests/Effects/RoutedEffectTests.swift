import CounterScreen
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct RoutedEffectTests {
  private final class Port: ContentEffectPerforming {
    var done: [String] = []
    var before: (ContentEffect) -> Void = { _ in }

    func perform(_ effect: ContentEffect) {
      before(effect)
      done.append(effect.description)
    }
  }

  private let port = Port()
  private let state = CounterUIState()

  private func model(
    _ effects: @escaping @Sendable (CounterResponse, CounterViewData) -> [RoutedEffect]
  ) -> HomeScreenModel<CounterUIState> {
    HomeScreenModel(
      state: state,
      routes: .counters(doing: effects),
      effects: port
    ) { .tokyo }
  }

  private func done(
    _ counts: [Int],
    _ effects: @escaping @Sendable (CounterResponse, CounterViewData) -> [RoutedEffect]
  ) throws -> [String] {
    let model = model(effects)
    for count in counts { model.show(try .counters("counter#a=\(count)")) }
    return port.done
  }

  @Test func `an effect per response runs for each response, in the declared order`() throws {
    let done = try done([1, 1]) { response, viewData in
      [
        .each(.request, "read \(response.count)"),
        .each(.analytics, "shown", value: "\(viewData.count)"),
      ]
    }
    #expect(
      done == [
        "request 'read 1'", "analytics 'shown' with '1'",
        "request 'read 1'", "analytics 'shown' with '1'",
      ]
    )
  }

  @Test func `a once effect runs once for equal effects, or per key`() throws {
    #expect(
      try done([1, 2, 1]) { response, _ in [.once(.analytics, "shown \(response.count)")] }
        == ["analytics 'shown 1'", "analytics 'shown 2'"]
    )
    port.done = []
    #expect(
      try done([1, 2, 1]) { response, _ in
        [.once(.analytics, "shown \(response.count)", key: "shown")]
      } == ["analytics 'shown 1'"]
    )
  }

  @Test func `an on-change effect runs for each changed value, over responses without it`()
    throws
  {
    #expect(
      try done([1, 1, 2, 0, 2, 1]) { response, _ in
        response.count == 0 ? [] : [.onChange(of: response.count, .cacheWrite, "count")]
      } == Array(repeating: "cacheWrite 'count'", count: 3)
    )
    port.done = []
    #expect(
      try done([1, 1, 2]) { response, _ in
        [.onChange(of: response.count, .request, "read/\(response.count)", key: "read")]
      } == ["request 'read/1'", "request 'read/2'"]
    )
  }

  @Test func `values of other types, names and kinds are separate changes`() throws {
    #expect(
      try done([1, 1]) { _, _ in
        [
          .onChange(of: 1, .cacheWrite, "a"), .onChange(of: 1, .cacheWrite, "b"),
          .onChange(of: 1, .request, "a"), .onChange(of: "1", .request, "c"),
        ]
      } == ["cacheWrite 'a'", "cacheWrite 'b'", "request 'a'", "request 'c'"]
    )
  }

  @Test func `effects run after the slot is filled`() throws {
    var seen: [Int] = []
    port.before = { [state] _ in
      MainActor.assumeIsolated { seen.append(state.counter["a"].value.count) }
    }
    _ = try done([7]) { _, _ in [.each(.analytics, "shown")] }
    #expect(seen == [7])
  }

  @Test func `an undecodable response runs no effect, and contents have separate memories`() throws
  {
    let model = model { _, _ in [.once(.analytics, "shown")] }
    model.show(try .counters("counter#a=x", "counter#b=1"))
    #expect(port.done.count == 1)
    model.show(try .counters("counter#a=1", "counter#b=1"))
    #expect(port.done.count == 2)
  }

  @Test func `a content that is removed and inserted again has no effect memory`() throws {
    let model = model { _, _ in [.once(.analytics, "shown")] }
    for contents in [["counter#a=1"], [], ["counter#a=1"]] {
      model.show(try .counters(contents))
    }
    #expect(port.done.count == 2)
  }

  @Test func `a refreshed content runs the effects of its response`() throws {
    let model = model { response, _ in [.each(.analytics, "shown \(response.count)")] }
    model.show(try .counters("counter#a=1", "counter#b=1"))
    model.show(try ContentDocument.counters("counter#b=2").contents[0])
    #expect(port.done == ["analytics 'shown 1'", "analytics 'shown 1'", "analytics 'shown 2'"])
  }
}

@Suite struct EffectPortTests {
  @Test func `routes with effects require an effect port`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = HomeScreenModel(
          state: CounterUIState(),
          routes: .counters { _, _ in [.each(.analytics, "shown")] }
        ) { .tokyo }
      }
    }
  }

  @Test func `a route with effects of another content key traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = ContentRoutes<CounterUIState> {
          ContentRoute(.counter, slots: \.counter) { CounterViewData($0.count) }
            .effects(of: .sum) { _, _ in [] }
        }
      }
    }
  }
}
