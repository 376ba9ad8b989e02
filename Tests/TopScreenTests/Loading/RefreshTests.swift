import CounterScreen
import ScreenDocument
import TestSupport
import Testing
import TopScreen
import UIStateLayer

/// Refreshes of a screen and of single contents, in every order of completion.
@MainActor
@Suite struct RefreshTests {
  private let model = HomeScreenModel(state: CounterUIState(), routes: CounterUIState.routes) {
    .tokyo
  }

  private struct Offline: Error {}

  private var counts: [String: Int] {
    Dictionary(
      uniqueKeysWithValues: model.screen.stack.ids.map {
        ($0.rawValue, model.state.counter[$0.rawValue].value.count)
      }
    )
  }

  private func content(_ line: String) throws -> ResponseData {
    try ContentDocument.counters(line).contents[0]
  }

  /// Starts a refresh whose result a test holds back.
  private func start(_ answer: Result<ContentDocument, any Error>) async -> Held {
    let held = Held()
    held.task = Task { [model] in
      await model.refresh {
        held.started.fire()
        await held.answered.wait()
        held.wasCancelled = Task.isCancelled
        return try answer.get()
      }
    }
    await held.started.wait()
    return held
  }

  private func start(
    _ id: ContentID,
    _ answer: Result<ResponseData, any Error>
  ) async -> Held {
    let held = Held()
    held.task = Task { [model] in
      await model.refresh(id) {
        held.started.fire()
        await held.answered.wait()
        held.wasCancelled = Task.isCancelled
        return try answer.get()
      }
    }
    await held.started.wait()
    return held
  }

  @MainActor
  private final class Held {
    let started = Signal()
    let answered = Signal()
    var task = Task { RefreshOutcome.shown }
    var wasCancelled = false

    func end() async -> String {
      answered.fire()
      return "\(await task.value)".prefix { $0 != "(" }.description
    }
  }

  @Test func `a refresh is loading until it ends, and shows its document`() async throws {
    let refresh = await start(.success(try .counters("counter#a=1")))
    #expect(model.screen.isLoadingDocument)
    #expect(model.screen.state == .loading)

    #expect(await refresh.end() == "shown")

    #expect(!model.screen.isLoadingDocument)
    #expect(model.screen.state == .loaded)
    #expect(counts == ["a": 1])
  }

  @Test func `Y7 an error keeps the last screen as stale, and a first error is a failed screen`()
    async throws
  {
    #expect(await start(.failure(Offline())).end() == "failed")
    #expect(model.screen.state == .failed)
    _ = await start(.success(try .counters("counter#a=1"))).end()

    #expect(await start(.failure(Offline())).end() == "failed")

    #expect(model.screen.state == .stale)
    #expect(counts == ["a": 1])
  }

  @Test func `a superseded refresh is cancelled and never overwrites`()
    async throws
  {
    let older = await start(.success(try .counters("counter#a=1")))
    let newer = await start(.success(try .counters("counter#a=2")))

    #expect(await newer.end() == "shown")
    #expect(!model.screen.isLoadingDocument)
    #expect(await older.end() == "overtaken")

    #expect(older.wasCancelled)
    #expect(counts == ["a": 2])
    #expect(model.screen.state == .loaded)
  }

  @Test func `a late failure of an older refresh is ignored`() async throws {
    let older = await start(.failure(Offline()))
    _ = await start(.success(try .counters("counter#a=2"))).end()

    #expect(await older.end() == "overtaken")
    #expect(model.screen.state == .loaded)
  }

  @Test func `a document of an older refresh after a newer failure is shown as stale`()
    async throws
  {
    let older = await start(.success(try .counters("counter#a=1")))
    #expect(await start(.failure(Offline())).end() == "failed")

    #expect(await older.end() == "shown")

    #expect(model.screen.state == .stale)
    #expect(counts == ["a": 1])
  }

  @Test func `a cancelled refresh changes nothing`() async throws {
    model.show(try .counters("counter#a=1"))
    let refresh = await start(.success(try .counters("counter#a=2")))

    refresh.task.cancel()

    #expect(await refresh.end() == "cancelled")
    #expect(refresh.wasCancelled)
    #expect(!model.screen.isLoadingDocument)
    #expect(counts == ["a": 1])
    #expect(model.screen.state == .loaded)
  }

  @Test func `a refreshed content is updated in place, and nothing else is delivered`() async throws
  {
    model.show(try .counters("counter#a=1", "counter#b=2", "counter#c=3"))
    var deliveries = 0
    let tokens = ["a", "c"].map { model.state.counter[$0].observe { _ in deliveries += 1 } }
    let host = RecordingStackHost()
    model.screen.attach(host)
    let calls = host.calls.count
    deliveries = 0

    let refresh = await start("b", .success(try content("counter#b=9")))
    #expect(model.screen.loadingContents == ["b"])
    #expect(!model.screen.isLoadingDocument)
    #expect(await refresh.end() == "shown")

    #expect(model.screen.loadingContents == [])
    #expect(counts == ["a": 1, "b": 9, "c": 3])
    #expect(host.calls.dropFirst(calls) == ["update b at 1"])
    #expect(deliveries == 0)
    #expect(model.composition.items.map(\.position) == [0, 1, 2])
    withExtendedLifetime(tokens) {}
  }

  @Test func `an equal content changes nothing`() async throws {
    model.show(try .counters("counter#a=1"))
    let before = model.screen.stack

    _ = await start("a", .success(try content("counter#a=1"))).end()

    #expect(model.screen.stack == before)
  }

  @Test func `a content that fails to load keeps its value as stale, and the screen stays`()
    async throws
  {
    model.show(try .counters("counter#a=1", "counter#b=2"))
    let before = model.screen.stack

    #expect(await start("b", .failure(Offline())).end() == "failed")

    #expect(counts == ["a": 1, "b": 2])
    #expect(model.composition.items.map(\.content.phase) == [.ready, .stale])
    #expect(model.screen.state == .loaded)
    #expect(
      StackDifference(from: before.items, to: model.screen.stack.items).changes
        == [.update("b", from: 1, to: 1)]
    )
    _ = await start("b", .success(try content("counter#b=2"))).end()
    #expect(model.composition.items.map(\.content.phase) == [.ready, .ready])
  }

  @Test func `a response for a removed content or a changed kind is discarded`() async throws {
    model.show(try .counters("counter#a=1", "counter#b=2"))
    let left = await start("a", .success(try content("counter#a=9")))
    let changed = await start("b", .success(try content("counter#b=9")))
    #expect(model.screen.loadingContents == ["a", "b"])

    model.show(try .counters("stateOnly#b=3"))

    #expect(await left.end() == "overtaken")
    #expect(await changed.end() == "overtaken")
    #expect(model.screen.stack.ids == ["b"])
    #expect(model.state.stateOnly["b"].value == 3)
    #expect(model.state.counter.count == 0)
  }

  @Test func `a document requested before a content and shown after it keeps the newer content`()
    async throws
  {
    model.show(try .counters("counter#a=1", "counter#b=1"))
    let document = await start(.success(try .counters("counter#b=2", "counter#a=2")))
    #expect(await start("b", .success(try content("counter#b=3"))).end() == "shown")

    #expect(await document.end() == "shown")

    #expect(model.screen.stack.ids == ["b", "a"])
    #expect(counts == ["a": 2, "b": 3])
    model.show(try .counters("counter#a=4", "counter#b=4"))
    #expect(counts == ["a": 4, "b": 4])
  }

  @Test func `a content requested before a document never overwrites it`() async throws {
    model.show(try .counters("counter#a=1"))
    let older = await start("a", .success(try content("counter#a=2")))
    let failing = await start("a", .failure(Offline()))
    #expect(await start(.success(try .counters("counter#a=3"))).end() == "shown")

    #expect(await older.end() == "overtaken")
    #expect(await failing.end() == "overtaken")

    #expect(older.wasCancelled)
    #expect(counts == ["a": 3])
    #expect(model.composition.items.map(\.content.phase) == [.ready])
  }

  @Test func `of two refreshes of one content the later applies, and others are unaffected`()
    async throws
  {
    model.show(try .counters("counter#a=1", "counter#b=1"))
    let older = await start("a", .success(try content("counter#a=2")))
    let other = await start("b", .success(try content("counter#b=2")))
    #expect(await start("a", .success(try content("counter#a=3"))).end() == "shown")

    #expect(await older.end() == "overtaken")
    #expect(older.wasCancelled)
    #expect(await other.end() == "shown")

    #expect(!other.wasCancelled)
    #expect(counts == ["a": 3, "b": 2])
  }

  /// Every order in which three refreshes can end that were started one after another, two of the
  /// document and one of a content between them; each of them succeeds, or fails.
  @Test(arguments: 0..<48)
  func `in any order of completion the newest result is shown`(number: Int) async throws {
    let order = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]][number % 6]
    let comes = (0..<3).map { (number / 6) >> $0 & 1 == 1 }
    model.show(try .counters("counter#a=0", "counter#b=0"))
    let documents = try (1...3).map {
      try ContentDocument.counters("counter#a=\($0)", "counter#b=\($0)")
    }
    let refreshes = [
      await start(comes[0] ? .success(documents[0]) : .failure(Offline())),
      await start("a", comes[1] ? .success(try content("counter#a=2")) : .failure(Offline())),
      await start(comes[2] ? .success(documents[2]) : .failure(Offline())),
    ]

    for index in order { _ = await refreshes[index].end() }

    let newest = { (numbers: [Int]) in numbers.last { comes[$0] }.map { $0 + 1 } ?? 0 }
    #expect(counts == ["a": newest([0, 1, 2]), "b": newest([0, 2])])
    #expect(model.screen.state == (comes[2] ? .loaded : .stale))
  }

  @Test func `a sequence's documents are shown one by one, and an error keeps the last`()
    async throws
  {
    let (documents, continuation) = AsyncThrowingStream<ContentDocument, any Error>.makeStream()
    continuation.yield(try .counters("counter#a=1"))
    continuation.yield(try .counters("counter#a=2", "counter#b=2"))
    continuation.finish(throwing: Offline())

    let outcome = await model.follow(documents)

    guard case .failed(let error) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(error is Offline)
    #expect(counts == ["a": 2, "b": 2])
    #expect(model.screen.state == .stale)
  }

  @Test func `a later sequence takes over, and a cancelled one shows nothing more`()
    async throws
  {
    let (first, firstContinuation) = AsyncStream<ContentDocument>.makeStream()
    let (second, secondContinuation) = AsyncStream<ContentDocument>.makeStream()
    firstContinuation.yield(try .counters("counter#a=1"))
    let older = Task { await model.follow(first) }
    await shown(["a": 1])
    let newer = Task { await model.follow(second) }
    secondContinuation.yield(try .counters("counter#a=2"))
    await shown(["a": 2])

    firstContinuation.yield(try .counters("counter#a=3"))
    guard case .overtaken = await older.value else {
      Issue.record("The older sequence is still followed.")
      return
    }
    newer.cancel()
    secondContinuation.yield(try .counters("counter#a=4"))
    guard case .cancelled = await newer.value else {
      Issue.record("The cancelled sequence is still followed.")
      return
    }
    #expect(counts == ["a": 2])
  }

  private func shown(_ expected: [String: Int]) async {
    while counts != expected, !Task.isCancelled { await Task.yield() }
  }
}
