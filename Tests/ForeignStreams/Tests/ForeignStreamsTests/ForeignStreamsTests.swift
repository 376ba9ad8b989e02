import Bridge
import ForeignHandlers
import HomeBridgeTesting
import Parity
import ScreenDocument
import Testing
import TopScreen

/// Handlers on stream libraries that are not LegacyRx.
@MainActor
@Suite struct ForeignStreamsTests {
  private nonisolated static let kinds: [ContentKind] = [
    "combine", "delegate", "reactiveSwift", "rxSwift", "tidal",
  ]

  private static func suite(tidalRoundsTo unit: Int = 1) -> MigrationSuite<PriceUIState> {
    MigrationSuite(
      routes: PriceUIState.routes,
      handlers: { handlers(tidalRoundsTo: unit) }
    ) { PriceUIState() }
  }

  private static func handlers(tidalRoundsTo unit: Int = 1) -> LegacyHandlers {
    LegacyHandlers {
      LegacyHandler(.rxSwift) { RxSwiftPriceHandler($0) }
      LegacyHandler(.reactiveSwift) { ReactiveSwiftPriceHandler($0) }
      LegacyHandler(.combine) { CombinePriceHandler($0) }
      LegacyHandler(.delegate) { DelegatePriceHandler($0) }
      LegacyHandler(.tidal) { TidalPriceHandler($0, roundsTo: unit) }
    }
  }

  private static func document(yen: Int) throws -> ContentDocument {
    let contents = kinds.map {
      #"{ "type": "\#($0)", "id": "\#($0)", "value": { "name": "Tea", "yen": \#(yen) } }"#
    }
    return try ContentDocument(
      reading: Array(#"{ "contents": [\#(contents.joined(separator: ","))] }"#.utf8)
    )
  }

  @Test(arguments: kinds)
  func `a handler on another stream library passes the migration suite`(kind: ContentKind) throws {
    let recorded = RecordedResponses(try Self.document(yen: 1_980))
    let issues = Self.suite().issues(of: kind, recorded, generated: 30)
    #expect(issues == [])
  }

  @Test func `the suite finds a wrong value of a handler on another stream library`() throws {
    let recorded = RecordedResponses(try Self.document(yen: 1_985))
    let issues = Self.suite(tidalRoundsTo: 10).issues(of: "tidal", recorded, generated: 0)
    #expect(issues.map(\.failureClass) == [.value])
  }

  @Test(.timeLimit(.minutes(5)), arguments: Stage.allCases)
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
    while sink.results.count < expected { await Task.yield() }
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
