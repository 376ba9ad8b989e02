import Bridge
import ForeignHandlers
import HomeBridgeTesting
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen

/// Handlers on stream libraries that are not LegacyRx.
@MainActor
@Suite struct ForeignStreamsTests {
  /// The kinds whose handlers work on the environment's schedulers or on the main queue.
  nonisolated static let virtualKinds: [ContentKind] = [
    "combine", "delegate", "reactiveSwift", "rxSwift", "tidal",
  ]
  nonisolated static let kinds = ["asyncSequence"] + virtualKinds

  static func suite(_ tidal: TidalBehavior = .plain) -> MigrationSuite<PriceUIState> {
    MigrationSuite(
      routes: PriceUIState.routes,
      handlers: { handlers(tidal) }
    ) { PriceUIState() }
  }

  static func handlers(_ tidal: TidalBehavior = .plain) -> LegacyHandlers {
    LegacyHandlers {
      LegacyHandler(.rxSwift) { RxSwiftPriceHandler($0) }
      LegacyHandler(.reactiveSwift) { ReactiveSwiftPriceHandler($0) }
      LegacyHandler(.combine) { CombinePriceHandler($0) }
      LegacyHandler(.delegate) { DelegatePriceHandler($0) }
      LegacyHandler(.tidal) { TidalPriceHandler($0, tidal) }
      LegacyHandler(.asyncSequence) { AsyncSequencePriceHandler($0) }
    }
  }

  static func document(yen: Int) throws -> ContentDocument {
    let contents = kinds.map {
      #"{ "type": "\#($0)", "id": "\#($0)", "value": { "name": "Tea", "yen": \#(yen) } }"#
    }
    return try ContentDocument(
      reading: Array(#"{ "contents": [\#(contents.joined(separator: ","))] }"#.utf8)
    )
  }

  @Test(arguments: virtualKinds)
  func `a handler on another stream library passes the migration suite`(kind: ContentKind) throws {
    let recorded = RecordedResponses(try Self.document(yen: 1_980))
    let issues = Self.suite().issues(of: kind, recorded, generated: 30)
    #expect(issues == [])
  }

  @Test func `the suite reports a handler on an asynchronous sequence, which shows nothing`() throws
  {
    let recorded = RecordedResponses(try Self.document(yen: 1_980))
    let issues = Self.suite().issues(of: "asyncSequence", recorded, generated: 5)
    #expect(issues.map(\.failureClass) == [.budget])
    #expect(
      issues.first?.message
        == "the legacy side never shows anything; its output is a CallbackSource, a stream of another "
        + "library. Virtual time moves only the schedulers of the handler's environment: a value that "
        + "the library sends on its own threads is not awaited. Send it on the environment's "
        + "schedulers, or leave the kind out with .untested(\"asyncSequence\", because: …)"
    )
  }

  @Test func `a kind on an asynchronous sequence can be left out`() throws {
    let recorded = RecordedResponses(try Self.document(yen: 1_980))
    let suite = Self.suite().untested("asyncSequence", because: "its task has a thread of its own")
    #expect(suite.issues(recorded, generated: 5) == [])
  }

  @Test func `the suite names the handlers that it sees in part`() {
    let limits = Self.suite().foreignStreamWarnings
    #expect(limits.map(\.code) == Array(repeating: "foreignStreams", count: Self.kinds.count))
    for (kind, limit) in zip(Self.kinds, limits) {
      let start = "Tools inspect the handler of '\(kind)' only in part: its output is a "
      #expect(limit.message.hasPrefix(start))
    }
    #expect(limits.last?.message.contains("its output is a Tide, ") == true)
  }

  @Test func `the suite finds a wrong value of a handler on another stream library`() throws {
    let recorded = RecordedResponses(try Self.document(yen: 1_985))
    let issues = Self.suite(.rounding(to: 10)).issues(of: "tidal", recorded, generated: 0)
    #expect(issues.map(\.failureClass) == [.value])
  }

  @Test(.timeLimit(.minutes(20)), arguments: Stage.allCases)
  func `both sides are compared on the comparing stages, in real time`(
    stage: Stage
  ) async throws {
    let sink = RecordingParitySink()
    let stages = StageFlags(overrides: StageOverrides(all: stage))
    let model = TopViewModel(
      documents: CallbackSource<ContentDocument> { _ in {} },
      bridge: ContentBridge(
        state: PriceUIState(),
        routes: PriceUIState.routes,
        handlers: Self.handlers(),
        stages: stages,
        environment: LegacyEnvironment(effects: RecordingEffects())
      ),
      sink: sink
    )
    model.show(try Self.document(yen: 12_345))
    let expected = stage.compares ? Self.kinds.count : 0
    while sink.results.count < expected, !Task.isCancelled { await Task.yield() }
    #expect(sink.results.map(\.outcome) == Array(repeating: .matched, count: expected))

    for next in Stage.allCases {
      stages.overrides.all = next
      #expect(model.screen.stack.ids.map(\.rawValue) == Self.kinds.map(\.rawValue))
    }
  }

  @Test func `an asynchronous sequence works as a source`() async throws {
    let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    let (values, sent) = AsyncStream<Int>.makeStream()
    let subscription = CallbackSource(stream).subscribe(
      next: { sent.yield($0) },
      failed: { _ in sent.finish() },
      completed: { sent.finish() }
    )
    continuation.yield(1)
    continuation.yield(2)
    continuation.finish()
    var received: [Int] = []
    for await value in values { received.append(value) }
    #expect(received == [1, 2])
    withExtendedLifetime(subscription) {}
  }
}
