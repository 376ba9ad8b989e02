import CounterScreen
import Foundation
import ScreenDocument
import StrictJSON
import Synchronization
import TestSupport
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct ScreenLoadingModelTests {
  @MainActor
  private final class Fixture {
    let fetcher: HeldFetcher
    let files = TemporaryFolder()
    let model = HomeScreenModel(state: CounterUIState(), routes: CounterUIState.routes) { .tokyo }
    let time: Time
    let loading: ScreenLoadingModel

    final class Time: Sendable {
      private let seconds = Mutex(1_000.0)
      var now: Date { Date(timeIntervalSince1970: seconds.withLock(\.self)) }
      func pass(_ more: Double) { seconds.withLock { $0 += more } }
    }

    var cache: ScreenCache { ScreenCache(folder: files.path + "/cache") }

    init(cache folder: String? = nil, mindsCancellation: Bool = true) throws {
      let time = Time()
      fetcher = HeldFetcher(mindsCancellation: mindsCancellation)
      self.time = time
      let source = ScreenSource(
        try ScreenLocation("https://example.jp/home.json"),
        loader: ScreenLoader(fetcher: fetcher, now: { time.now }),
        cache: ScreenCache(folder: (folder ?? files.path) + "/cache")
      )
      loading = ScreenLoadingModel(source, into: model) { time.now }
    }

    var state: ScreenState { model.screen.state }
    var ids: [ContentID] { model.screen.stack.ids }
    func count(_ id: String) -> Int { model.state.counter[id].value.count }

    /// Refreshes, and answers the resulting request.
    func refresh(_ answer: (HeldFetcher, Int) -> Void) async {
      let number = fetcher.requests.count
      let task = Task { await loading.refresh() }
      await fetcher.arrive(number + 1)
      answer(fetcher, number)
      await task.value
    }
  }

  private static func counters(_ counts: [(id: String, count: Int)]) -> String {
    let contents = counts.map {
      #"{ "type": "counter", "id": "\#($0.id)", "value": { "count": \#($0.count) } }"#
    }
    return #"{ "contents": [\#(contents.joined(separator: ","))] }"#
  }

  @Test func `S7 is loading until the first document, then loaded`() async throws {
    let fixture = try Fixture()
    #expect(fixture.state == .loading)
    #expect(fixture.loading.age == nil)

    await fixture.refresh { fetcher, number in
      #expect(fixture.state == .loading)
      #expect(fixture.loading.isLoading)
      fetcher.answer(number, Self.counters([("a", 1)]))
    }

    #expect(fixture.state == .loaded)
    #expect(!fixture.loading.isLoading)
    #expect(fixture.count("a") == 1)
    fixture.time.pass(5)
    #expect(fixture.loading.age == .seconds(5))
  }

  @Test func `an age out of range is clamped`() async throws {
    let fixture = try Fixture()
    await fixture.refresh { $0.answer($1, Self.counters([("a", 1)])) }
    fixture.time.pass(.infinity)
    #expect(fixture.loading.age == .seconds(1 << 62))
  }

  @Test func `Y7 a first failure is an error`() async throws {
    let fixture = try Fixture()

    await fixture.refresh { $0.fail($1) }

    #expect(fixture.state == .failed)
    #expect(fixture.loading.failure?.reason == .connection(.refused))
    #expect(fixture.loading.confirmedAt == nil)
  }

  @Test func `Y7 a later failure keeps the last valid screen as stale, with its age`() async throws
  {
    let fixture = try Fixture()
    await fixture.refresh { $0.answer($1, Self.counters([("a", 1), ("b", 2)])) }
    fixture.time.pass(90)

    await fixture.refresh { $0.fail($1) }

    #expect(fixture.state == .stale)
    #expect(fixture.ids == ["a", "b"])
    #expect(fixture.loading.failure?.reason == .connection(.refused))
    #expect(fixture.loading.age == .seconds(90))

    await fixture.refresh { $0.answer($1, Self.counters([("a", 3)])) }
    #expect(fixture.state == .loaded)
    #expect(fixture.loading.failure == nil)
    #expect(fixture.loading.age == .zero)
  }

  @Test(arguments: ["{ \"contents\": [", "[]", "{ \"blocks\": [] }", "", "\u{0}"])
  func `trap 3: an unusable document replaces no valid screen, shown or cached`(
    document: String
  ) async throws {
    let fixture = try Fixture()
    await fixture.refresh { $0.answer($1, Self.counters([("a", 1)])) }

    await fixture.refresh { $0.answer($1, document) }

    #expect(fixture.state == .stale)
    #expect(fixture.count("a") == 1)
    guard case .document? = fixture.loading.failure?.reason else {
      Issue.record("\(fixture.loading.failure as Any)")
      return
    }
    let next = try Fixture(cache: fixture.files.path)
    await next.refresh { $0.fail($1) }
    #expect(next.state == .stale)
    #expect(next.count("a") == 1)
  }

  @Test func `S7 shows the cached screen at once as stale, then the loaded one`()
    async throws
  {
    let first = try Fixture()
    await first.refresh { $0.answer($1, Self.counters([("a", 1)]), etag: "\"1\"") }
    let fixture = try Fixture(cache: first.files.path)
    fixture.time.pass(60)

    await fixture.refresh { fetcher, number in
      #expect(fixture.state == .stale)
      #expect(fixture.count("a") == 1)
      #expect(fixture.loading.age == .seconds(60))
      #expect(fixture.loading.failure == nil)
      #expect(fetcher.requests[number].validators?.etag == "\"1\"")
      fetcher.answer(number, Self.counters([("a", 2)]))
    }

    #expect(fixture.state == .loaded)
    #expect(fixture.count("a") == 2)
  }

  @Test func `an unchanged screen counts as fresh, also in the cache`() async throws {
    let first = try Fixture()
    await first.refresh { $0.answer($1, Self.counters([("a", 1)]), etag: "\"1\"") }
    let fixture = try Fixture(cache: first.files.path)
    fixture.time.pass(60)

    await fixture.refresh { $0.answer($1, .success(.notModified)) }

    #expect(fixture.state == .loaded)
    #expect(fixture.loading.age == .zero)
    let next = try Fixture(cache: first.files.path)
    next.time.pass(61)
    await next.refresh { $0.fail($1) }
    #expect(next.loading.age == .seconds(1))
    #expect(next.count("a") == 1)
  }

  @Test func `a late result of an older load replaces no newer screen, shown or cached`()
    async throws
  {
    let fixture = try Fixture()
    let older = Task { await fixture.loading.refresh() }
    await fixture.fetcher.arrive(1)
    let newer = Task { await fixture.loading.refresh() }
    await fixture.fetcher.arrive(2)

    fixture.fetcher.answer(1, Self.counters([("a", 2)]))
    await newer.value
    #expect(!fixture.loading.isLoading)
    fixture.fetcher.answer(0, Self.counters([("a", 1)]))
    await older.value

    #expect(fixture.count("a") == 2)
    #expect(fixture.loading.failure == nil)
    let next = try Fixture(cache: fixture.files.path)
    await next.refresh { $0.fail($1) }
    #expect(next.count("a") == 2)
  }

  @Test func `a newer document cancels the older load`()
    async throws
  {
    let fixture = try Fixture()
    let older = Task { await fixture.loading.refresh() }
    await fixture.fetcher.arrive(1)

    await fixture.refresh { $0.answer($1, Self.counters([("a", 2)])) }
    await older.value

    #expect(fixture.count("a") == 2)
    #expect(fixture.state == .loaded)
  }

  @Test func `a late failure of an older load is ignored`() async throws {
    let fixture = try Fixture()
    let older = Task { await fixture.loading.refresh() }
    await fixture.fetcher.arrive(1)
    await fixture.refresh { $0.answer($1, Self.counters([("a", 2)])) }

    fixture.fetcher.fail(0)
    await older.value

    #expect(fixture.state == .loaded)
    #expect(fixture.loading.failure == nil)
  }

  @Test func `a result of an older load after a newer failure is shown as stale`() async throws {
    let fixture = try Fixture()
    let older = Task { await fixture.loading.refresh() }
    await fixture.fetcher.arrive(1)
    await fixture.refresh { $0.fail($1) }
    #expect(fixture.state == .failed)

    fixture.fetcher.answer(0, Self.counters([("a", 1)]))
    await older.value

    #expect(fixture.state == .stale)
    #expect(fixture.count("a") == 1)
    #expect(fixture.loading.failure?.reason == .connection(.refused))
  }

  @Test func `a cancelled refresh changes nothing`() async throws {
    let fixture = try Fixture()
    await fixture.refresh { $0.answer($1, Self.counters([("a", 1)])) }
    let task = Task { await fixture.loading.refresh() }
    await fixture.fetcher.arrive(2)

    task.cancel()
    await task.value

    #expect(fixture.state == .loaded)
    #expect(fixture.loading.failure == nil)
    #expect(!fixture.loading.isLoading)
  }

  @Test(arguments: [nil, LoadError(.connection(.refused), of: "x")])
  func `a cancelled refresh changes nothing, even if its load still finishes`(
    error: LoadError?
  ) async throws {
    let fixture = try Fixture(mindsCancellation: false)
    await fixture.refresh { $0.answer($1, Self.counters([("a", 1)])) }
    let task = Task { await fixture.loading.refresh() }
    await fixture.fetcher.arrive(2)

    task.cancel()
    if let error {
      fixture.fetcher.answer(1, .failure(error))
    } else {
      fixture.fetcher.answer(1, Self.counters([("a", 2)]))
    }
    await task.value

    #expect(fixture.state == .loaded)
    #expect(fixture.count("a") == 1)
    #expect(fixture.loading.failure == nil)
    #expect(!fixture.loading.isLoading)
  }

  @Test func `a cancelled first refresh does not show the cached copy, but the next one does`()
    async throws
  {
    let first = try Fixture()
    await first.refresh { $0.answer($1, Self.counters([("a", 1)])) }
    let fixture = try Fixture(cache: first.files.path)

    let cancelled = Task { await fixture.loading.refresh() }
    cancelled.cancel()
    await cancelled.value
    #expect(fixture.state == .loading)
    #expect(fixture.loading.confirmedAt == nil)

    await fixture.refresh { fetcher, number in
      #expect(fixture.state == .stale)
      #expect(fixture.count("a") == 1)
      fetcher.answer(number, Self.counters([("a", 2)]))
    }
    #expect(fixture.state == .loaded)
    #expect(fixture.count("a") == 2)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a refresh shows the cached copy also if a cancelled one is still reading it`()
    async throws
  {
    let first = try Fixture()
    await first.refresh { $0.answer($1, Self.counters([("a", 1)])) }
    let fixture = try Fixture(cache: first.files.path)

    let cancelled = Task { await fixture.loading.refresh() }
    cancelled.cancel()
    let next = Task { await fixture.loading.refresh() }
    await cancelled.value
    while fixture.state != .stale, !Task.isCancelled { await Task.yield() }
    #expect(fixture.count("a") == 1)

    next.cancel()
    await next.value
    #expect(fixture.state == .stale)
  }

  @Test func `a damaged cache is reported, and only the cached screen is lost`() async throws {
    let first = try Fixture()
    await first.refresh { $0.answer($1, Self.counters([("a", 1)])) }
    let names = try FileManager.default.contentsOfDirectory(atPath: first.cache.folder)
    let name = try #require(names.first)
    try first.files.write("HBScr", to: "cache/\(name)")
    let fixture = try Fixture(cache: first.files.path)

    await fixture.refresh { fetcher, number in
      #expect(fixture.state == .loading)
      #expect(fixture.loading.cacheDiagnostics.map(\.code) == ["damagedCache"])
      fetcher.answer(number, Self.counters([("a", 2)]))
    }

    #expect(fixture.state == .loaded)
    #expect(fixture.loading.cacheDiagnostics == [])
  }
}
