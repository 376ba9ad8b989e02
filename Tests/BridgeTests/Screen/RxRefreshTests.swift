import Bridge
import CounterScreen
import Dispatch
import LegacyRx
import Parity
import ScreenDocument
import TestSupport
import Testing
import TopScreen
import UIStateLayer

/// Refreshes of the legacy screen model, by Rx and by `async`, which share one sequence.
@MainActor
@Suite struct RxRefreshTests {
  private struct Offline: Error {}

  private let fixture = BridgeFixture(.off)
  private let documents = PublishSubject<ContentDocument>()
  private let model: TopViewModel<CounterUIState>

  init() {
    model = fixture.model(of: documents)
  }

  /// The counts that the handlers were configured with, in the order of their contents.
  private var configured: [[Int]] { fixture.handlers.map(\.configured) }

  @Test func `a refresh is loading until the load completes, and shows its documents`() throws {
    let load = PublishSubject<ContentDocument>()
    var subscriptions = 0
    model.refresh(
      load.do(onSubscribe: { subscriptions += 1 })
    )
    #expect(model.screen.isLoadingDocument)

    load.onNext(try .counters("counter#a=1"))
    load.onCompleted()

    #expect(!model.screen.isLoadingDocument)
    #expect(subscriptions == 1)
    #expect(configured == [[1]])
    #expect(model.screen.state == .loaded)
  }

  @Test func `Y7 an error keeps the last screen as stale, and the next refresh is unaffected`()
    throws
  {
    model.refresh(Observable.just(try .counters("counter#a=1")))

    model.refresh(Observable<ContentDocument>.error(Offline()))
    #expect(model.screen.state == .stale)
    #expect(!model.screen.isLoadingDocument)
    #expect(model.screen.stack.ids == ["a"])

    model.refresh(Observable.just(try .counters("counter#a=2")))
    #expect(model.screen.state == .loaded)
    #expect(configured == [[1, 2]])
  }

  @Test func `a superseded refresh is disposed and never overwrites`() throws {
    let older = PublishSubject<ContentDocument>()
    let newer = PublishSubject<ContentDocument>()
    model.refresh(older)
    model.refresh(newer)
    #expect(older.hasObservers)

    newer.onNext(try .counters("counter#a=2"))
    #expect(!older.hasObservers)
    older.onNext(try .counters("counter#a=1"))
    newer.onCompleted()

    #expect(configured == [[2]])
    #expect(!model.screen.isLoadingDocument)
  }

  @Test func `a document of an older refresh after a newer failure is shown as stale`() throws {
    let older = PublishSubject<ContentDocument>()
    model.refresh(older)
    model.refresh(Observable<ContentDocument>.error(Offline()))
    #expect(model.screen.state == .failed)

    older.onNext(try .counters("counter#a=1"))

    #expect(model.screen.state == .stale)
    #expect(configured == [[1]])
  }

  @Test func `a refresh of one content configures only its handler`() throws {
    model.refresh(Observable.just(try .counters("counter#a=1", "legacyOnly#l=1")))
    let host = RecordingStackHost()
    model.screen.attach(host)
    let calls = host.calls.count
    let content = PublishSubject<ResponseData>()

    model.refresh("a", content)
    #expect(model.screen.loadingContents == ["a"])
    content.onNext(try ContentDocument.counters("counter#a=5").contents[0])
    content.onCompleted()

    #expect(model.screen.loadingContents == [])
    #expect(configured == [[1, 5], [1]])
    #expect(host.calls.dropFirst(calls) == ["update a at 0"])
  }

  @Test func `a content that fails to load is stale only on the state side`() throws {
    model.refresh(Observable.just(try .counters("counter#a=1", "stateOnly#s=1")))

    model.refresh("a", Observable<ResponseData>.error(Offline()))
    model.refresh("s", Observable<ResponseData>.error(Offline()))

    #expect(fixture.state.stateOnly["s"].phase == .stale)
    #expect(fixture.state.stateOnly["s"].value == 1)
    #expect(model.screen.stack.items.map(\.version) == [1, 2])
    #expect(model.screen.state == .loaded)
  }

  @Test func `Rx and async refreshes share one sequence`() async throws {
    let older = PublishSubject<ContentDocument>()
    model.refresh(older)
    let newest = try ContentDocument.counters("counter#a=2")

    await model.refresh { newest }

    #expect(!older.hasObservers)
    older.onNext(try .counters("counter#a=1"))
    #expect(configured == [[2]])
    #expect(!model.screen.isLoadingDocument)
  }

  @Test func `a released model disposes its loads`() throws {
    let load = PublishSubject<ContentDocument>()
    let content = PublishSubject<ResponseData>()
    var model: TopViewModel<CounterUIState>? = BridgeFixture(.off).model(of: .never())
    model?.refresh(load)
    model?.refresh("a", content)
    #expect(load.hasObservers)
    #expect(content.hasObservers)

    model = nil

    #expect(model == nil)
    #expect(!load.hasObservers)
    #expect(!content.hasObservers)
  }

  @Test func `a document from another queue moves to the main queue and counts as its load`()
    async throws
  {
    let load = PublishSubject<ContentDocument>()
    model.refresh(load)
    let first = try ContentDocument.counters("counter#a=1")
    model.refresh(Observable.just(try .counters("counter#b=2")))
    let again = PublishSubject<ContentDocument>()
    model.refresh(again)

    await withCheckedContinuation { continuation in
      // Only this block uses the subject until the continuation is resumed.
      nonisolated(unsafe) let again = again
      DispatchQueue.global().async {
        again.onNext(first)
        again.onCompleted()
        DispatchQueue.main.async { continuation.resume() }
      }
    }

    #expect(configured == [[2], [1]])
    #expect(model.offMainArrivalCount == 1)
    #expect(!model.screen.isLoadingDocument)
  }

  @Test func `ScreenLoadingModel works the same with the legacy and the new model`() async throws {
    let files = TemporaryFolder()
    try files.write(
      #"{ "contents": [ { "type": "counter", "id": "a", "value": { "count": 1 } } ] }"#,
      to: "home.json"
    )
    let source = ScreenSource(
      try ScreenLocation(files.path + "/home.json"),
      loader: ScreenLoader(fetcher: FileFetcher())
    )
    let loading = ScreenLoadingModel(source, into: model)

    await loading.refresh()
    #expect(model.screen.state == .loaded)
    try files.write("{", to: "home.json")
    await loading.refresh()

    #expect(model.screen.state == .stale)
    #expect(configured == [[1]])
    #expect(loading.failure != nil)
  }
}
