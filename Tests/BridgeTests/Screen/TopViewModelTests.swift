import Basics
import Bridge
import CounterScreen
import Dispatch
import LegacyRx
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct TopViewModelTests {
  @Test func `A4 the transport has one subscription and keeps the order of every event`() throws {
    let fixture = BridgeFixture(.shadow)
    let transport = PublishSubject<ContentDocument>()
    var subscriptions = 0
    var sent = 0
    let documents = Observable<ContentDocument>.deferred {
      subscriptions += 1
      return transport.do(onNext: { _ in sent += 1 })
    }
    let model = fixture.model(of: documents)

    for count in 1...3 {
      transport.onNext(try .counters("counter#a=\(count)", "legacyOnly#b=\(count)"))
    }
    fixture.settle()

    #expect(subscriptions == 1)
    #expect(sent == 3)
    #expect(fixture.handlers.map(\.configured) == [[1, 2, 3], [1, 2, 3]])
    #expect(model.screen.stack.ids == ["a", "b"])
  }

  @Test func `a screen that compares nothing and reports to nobody schedules nothing`() throws {
    let document = try ContentDocument.counters("counter#a=1", "legacyOnly#b=2")
    let queued = { (stage: Stage, sink: RecordingParitySink?) -> Int in
      let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
      let makeHandler: @MainActor (LegacyEnvironment) -> LegacyCounterHandler = {
        LegacyCounterHandler($0, offset: 0) { _ in }
      }
      let bridge = ContentBridge(
        state: CounterUIState(),
        routes: CounterUIState.routes,
        handlers: LegacyHandlers {
          LegacyHandler(.counter, make: makeHandler)
          LegacyHandler(.legacyOnly, make: makeHandler)
        },
        stages: StageFlags(overrides: StageOverrides(all: stage)),
        environment: .virtual(scheduler, effects: RecordingEffects()),
        candidates: CandidateSettings(onUndeclaredFeed: nil)
      )
      let model = TopViewModel(
        documents: Observable<ContentDocument>.never(),
        bridge: bridge,
        sink: sink
      )
      model.show(document)
      let words = scheduler.debugDescription.split { !$0.isNumber }
      return words.last.flatMap { Int($0) } ?? -1
    }
    let sink = RecordingParitySink()
    #expect(queued(.off, nil) + 1 == queued(.off, sink))
    #expect(queued(.shadow, nil) == queued(.shadow, sink))
    #expect(queued(.off, nil) + 1 == queued(.shadow, nil))
  }

  @Test func `a journal records every document with its moment, and is optional`() throws {
    let fixture = BridgeFixture(.shadow)
    let journal = RecordingJournal()
    let model = TopViewModel(
      documents: Observable.just(try .counters("counter#a=1", "legacyOnly#b=2")),
      bridge: fixture.bridge,
      journal: journal
    )
    #expect(model.screen.stack.ids == ["a", "b"])
    let lines = journal.lines.withLock(\.self)
    #expect(journal.ids == [["a", "b"]])
    #expect(
      lines.map(\.context) == [
        JournalContext(
          moment: ViewDataContext.tokyo.now,
          timeZone: ViewDataContext.tokyo.timeZone,
          locale: ViewDataContext.tokyo.locale
        )
      ]
    )
  }

  @Test func `a journal records only what the screen shows`() throws {
    let fixture = BridgeFixture(.shadow)
    let journal = RecordingJournal()
    let model = TopViewModel(
      documents: Observable<ContentDocument>.never(),
      bridge: fixture.bridge,
      journal: journal
    )
    let olderLoad = model.screen.startLoad { _ in }
    model.show(try ContentDocument.counters("counter#a=1"))

    model.show(try ContentDocument.counters("counter#b=2"), from: olderLoad)
    for ignored in ["counter#c=3", "legacyOnly#a=4"] {
      model.show(try ContentDocument.counters(ignored).contents[0])
    }
    model.show(try ContentDocument.counters("counter#a=5").contents[0], from: olderLoad)
    #expect(journal.ids == [["a"]])

    model.show(try ContentDocument.counters("counter#a=6").contents[0])
    #expect(journal.ids == [["a"], ["a"]])
    #expect(fixture.handlers.first?.configured == [1, 6])
  }

  @Test func `a journal records a response that is sent during the delivery of its document`()
    throws
  {
    let fixture = BridgeFixture(.off)
    let journal = RecordingJournal()
    let model = TopViewModel(
      documents: Observable<ContentDocument>.never(),
      bridge: fixture.bridge,
      journal: journal
    )
    let newer = try ContentDocument.counters("counter#b=3").contents[0]
    fixture.onConfigure = { count in
      if count == 1 { model.show(newer) }
    }

    model.show(try ContentDocument.counters("counter#a=1", "counter#b=2"))

    #expect(journal.ids == [["a", "b"], ["b"]])
    #expect(fixture.handlers.map(\.configured) == [[1], [2, 3]])
  }

  @Test func `a journal records an action before a response that is shown during its delivery`()
    throws
  {
    let tally = InteractiveContentKey<CounterResponse, CounterViewData, Int>("counter")
    let state = CounterUIState()
    let journal = RecordingJournal()
    let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
    let model = TopViewModel(
      documents: Observable<ContentDocument>.never(),
      bridge: ContentBridge(
        state: state,
        routes: ContentRoutes {
          ContentRoute(tally, slots: \.counter, startingFrom: 0) { count, event in
            switch event {
            case .response(let response): count = response.count
            case .action(let number): count += number
            }
            return CounterViewData(count)
          }
        },
        handlers: LegacyHandlers {},
        stages: StageFlags(overrides: StageOverrides(all: .complete)),
        environment: .virtual(scheduler, effects: RecordingEffects())
      ),
      journal: journal
    )
    let newer = try ContentDocument.counters("counter#a=100").contents[0]
    let observation = state.counter["a"].observe { value in
      if value == 11 { model.show(newer) }
    }

    model.show(try ContentDocument.counters("counter#a=1"))
    try model.send(10, to: "a", of: tally)
    model.flushJournal()

    let steps = journal.lines.withLock(\.self).flatMap(\.steps).map { step in
      switch step.event {
      case .responses: "response"
      case .action: "action"
      case .flip: "flip"
      }
    }
    #expect(steps == ["action", "response"])
    #expect(state.counter["a"].value == 100)
    observation.cancel()
  }

  @Test(arguments: Stage.allCases)
  func `A5 the order is that of the document on every stage`(stage: Stage) throws {
    let fixture = BridgeFixture(stage)
    let contents = ["stateOnly#s=1", "counter#b=2", "other#o=3", "legacyOnly#l=4", "counter#a=5"]
    let documents = try contents.map { try ContentDocument.counters($0) }
    let document = ContentDocument(
      title: nil,
      contents: documents.flatMap(\.contents),
      diagnostics: []
    )

    let model = fixture.model(of: .just(document))

    #expect(model.screen.stack.ids == ["s", "b", "o", "l", "a"])
  }

  @Test func `comparisons run after each document, and the sink receives the results`() throws {
    let fixture = BridgeFixture(.shadow, legacyOffset: 1)
    let documents = PublishSubject<ContentDocument>()
    let model = fixture.model(of: documents)

    documents.onNext(try .counters("counter#a=1", "counter#b=2"))
    #expect(fixture.sink.results.isEmpty)
    fixture.settle()

    #expect(fixture.sink.results.map(\.id) == ["a", "b"])
    #expect(fixture.sink.results.map(\.outcome) == [.mismatched, .mismatched])
    #expect(model.composition.items.map(\.side) == [.legacy, .legacy])
  }

  @Test func `documents faster than the comparison are skipped, and the last is compared`() throws {
    let fixture = BridgeFixture(.shadow)
    let documents = PublishSubject<ContentDocument>()
    let model = fixture.model(of: documents)

    for count in 1...50 {
      documents.onNext(try .counters("counter#a=\(count)"))
      fixture.settle(for: 0.09)
    }
    fixture.settle()

    #expect(fixture.sink.results.filter { $0.outcome == .skipped }.count == 49)
    #expect(fixture.sink.results.last?.outcome == .matched)
    #expect(fixture.sink.results.count == 50)
    #expect(model.screen.stack.ids == ["a"])
  }

  @Test func `a released model compares nothing`() throws {
    let fixture = BridgeFixture(.shadow)
    var model: TopViewModel<CounterUIState>? = fixture.model(
      of: .just(try .counters("counter#a=1"))
    )
    weak let released = model

    model = nil
    fixture.settle()

    #expect(model == nil)
    #expect(released == nil)
    #expect(fixture.sink.results.isEmpty)
  }

  @Test func `an error keeps the last screen, marked stale`() throws {
    struct Offline: Error {}
    let fixture = BridgeFixture(.off)
    let documents = PublishSubject<ContentDocument>()
    let model = fixture.model(of: documents)
    documents.onNext(try .counters("counter#a=1"))

    documents.onError(Offline())

    #expect(model.screen.state == .stale)
    #expect(model.screen.stack.ids == ["a"])
  }

  @Test func `an error before any document is a failed screen`() {
    struct Offline: Error {}
    let model = BridgeFixture(.off).model(of: .error(Offline()))

    #expect(model.screen.state == .failed)
  }

  @Test func `a document from another queue moves to the main queue and is reported`()
    async throws
  {
    let fixture = BridgeFixture(.complete)
    let documents = PublishSubject<ContentDocument>()
    let model = fixture.model(of: documents)
    let document = try ContentDocument.counters("counter#a=1")

    await withCheckedContinuation { continuation in
      // Only this block uses the subject until the continuation is resumed.
      nonisolated(unsafe) let documents = documents
      DispatchQueue.global().async {
        documents.onNext(document)
        DispatchQueue.main.async { continuation.resume() }
      }
    }

    #expect(fixture.state.counter["a"].value == 1)
    #expect(model.composition.diagnostics.map(\.code) == ["offMainDocument"])
  }

  @Test func `A4 documents keep their order from any queue`() async throws {
    let fixture = BridgeFixture(.off)
    let documents = PublishSubject<ContentDocument>()
    let model = fixture.model(of: documents)
    let first = try ContentDocument.counters("counter#a=1")
    let second = try ContentDocument.counters("counter#a=2")

    // Only one thread at a time uses the subject: the main one waits for the other.
    nonisolated(unsafe) let subject = documents
    let sent = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      subject.onNext(first)
      sent.signal()
    }
    sent.wait()
    documents.onNext(second)

    #expect(fixture.handlers.map(\.configured) == [[1, 2]])
    #expect(model.offMainArrivalCount == 1)
  }

  @Test func `A4 a document sent during a delivery is delivered after it`() throws {
    let fixture = BridgeFixture(.off)
    let documents = PublishSubject<ContentDocument>()
    let model = fixture.model(of: documents)
    let second = try ContentDocument.counters("counter#b=2")
    fixture.onConfigure = { count in
      if count == 1 { documents.onNext(second) }
    }

    documents.onNext(try .counters("counter#a=1", "counter#c=3"))

    #expect(fixture.handlers.map(\.configured) == [[1], [3], [2]])
    #expect(model.screen.stack.ids == ["b"])
  }

  @Test func `a released model leaves no subscription on its source`() throws {
    let fixture = BridgeFixture(.off)
    let documents = PublishSubject<ContentDocument>()
    var model: TopViewModel<CounterUIState>? = fixture.model(of: documents)
    #expect(documents.hasObservers)

    model = nil

    #expect(model == nil)
    #expect(!documents.hasObservers)
  }
}

private final class RecordingJournal: JournalSink {
  let lines = Guarded<[JournalLine]>([])

  /// The ids of the responses of each line.
  var ids: [[ContentID]] { lines.withLock { $0.map { $0.responses.map(\.id) } } }

  func record(_ line: JournalLine) { lines.withLock { $0.append(line) } }
}
