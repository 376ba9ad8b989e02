import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

/// The response that the result of a comparison refers to.
@MainActor
@Suite struct HashedResponseTests {
  private static let hasher = ResponseHasher(
    key: ResponseHashKey(name: "test", 1, 2),
    volatile: ["/sentAt", "/**/trace"],
    of: ["counter": ["/ignored"]]
  )

  @Test(arguments: [Stage.shadow, .live])
  func `a comparison contains the hash of the latest delivered response`(stage: Stage) throws {
    let bridge = Self.bridge(stage, Self.hasher)
    var hashes: [UInt64?] = []
    for value in [#"{"count":1}"#, #"{"count":2}"#, #"{ "count": 1.0 }"#] {
      bridge.deliver([try Self.response(#"{"count":7}"#)])
      bridge.deliver([try Self.response(value)])
      bridge.runCandidates()
      let results = bridge.compare()
      #expect(results.map(\.outcome) == [.skipped, .matched])
      #expect(results.first?.response == nil)
      #expect(results.last?.response?.keyName == "test")
      hashes.append(results.last?.response?.hash)
      #expect(
        results.last?.response == Self.hasher.hash(try Self.response(value).payload, of: "counter")
      )
    }
    #expect(hashes[0] == hashes[2])
    #expect(hashes[0] != hashes[1])
  }

  @Test func `without a hasher a comparison contains no response hash`() throws {
    let bridge = Self.bridge(.shadow, nil)
    bridge.deliver([try Self.response(#"{"count":1}"#)])
    bridge.runCandidates()
    #expect(bridge.compare().map(\.response) == [nil])
  }

  @Test func `volatile members do not change the hash of a response`() throws {
    let hash = { (value: String, kind: ContentKind) in
      Self.hasher.hash(try Self.response(value).payload, of: kind)
    }
    let plain = try hash(#"{"count":1}"#, "counter")
    for same in [
      #"{"count":1,"sentAt":"now"}"#, #"{"sentAt":{"a":[1]},"count":1}"#,
      #"{"trace":1,"count":1}"#, #"{"count":1,"ignored":"x"}"#,
    ] {
      #expect(try hash(same, "counter") == plain, "\(same)")
    }
    for other in [
      #"{"count":2}"#, #"{"count":1,"sent":1}"#, #"{"count":1,"x":{"sentAt":1}}"#,
      #"{"count":"1"}"#,
    ] {
      #expect(try hash(other, "counter") != plain, "\(other)")
    }
    #expect(
      try hash(#"{"a":[{"trace":1,"b":2},3]}"#, "counter")
        == hash(#"{"a":[{"b":2,"trace":[9]},3]}"#, "counter")
    )
    #expect(try hash(#"{"count":1,"ignored":"x"}"#, "sum") != plain, "Of counters alone.")
  }

  @Test func `another key gives another hash and another key name`() throws {
    let payload = try Self.response(#"{"count":1}"#).payload
    let other = ResponseHasher(key: ResponseHashKey(name: "next", 1, 3))
    #expect(other.hash(payload, of: "a").keyName == "next")
    #expect(
      other.hash(payload, of: "a").hash
        != ResponseHasher(key: ResponseHashKey(name: "test", 1, 2)).hash(payload, of: "a").hash
    )
  }

  @Test func `a decoded response is hashed by its encoding, like its JSON`() throws {
    let bridge = Self.bridge(of: .encodable, Self.hasher)
    bridge.deliver(EncodableResponse(count: 1, note: nil), for: .encodable, id: "e")
    bridge.runCandidates()
    let results = bridge.compare()
    #expect(results.map(\.outcome) == [.matched])
    let json = try Self.response(#"{"count":1}"#).payload
    #expect(results.map(\.response) == [Self.hasher.hash(json, of: "encodable")])
  }

  @Test func `a decoded response that cannot be encoded has no hash`() throws {
    let plain = ContentKey<PlainResponse, CounterViewData>("counter")
    let bridge = Self.bridge(of: plain, Self.hasher)
    bridge.deliver([try Self.response(#"{"count":1}"#)])
    bridge.deliver(PlainResponse(count: 2), for: plain, id: "c")
    bridge.runCandidates()
    let results = bridge.compare()
    #expect(results.map(\.outcome) == [.skipped, .matched])
    #expect(results.map(\.response) == [nil, nil])
  }

  private static func response(_ value: String) throws -> ResponseData {
    let text = #"{"contents":[{"type":"counter","id":"c","value":\#(value)}]}"#
    return try #require(ContentDocument(reading: Array(text.utf8)).contents.first)
  }

  private static func bridge(
    _ stage: Stage,
    _ hasher: ResponseHasher?
  ) -> ContentBridge<CounterUIState> {
    ContentBridge(
      state: CounterUIState(),
      routes: CounterUIState.routes,
      handlers: LegacyHandlers {
        LegacyHandler(.counter) { _ in MirrorHandler<CounterResponse>(\.count) }
      },
      stages: StageFlags(overrides: StageOverrides(all: stage)),
      environment: environment,
      candidates: CandidateSettings(budget: .unlimited, responseHasher: hasher)
    )
  }

  private static func bridge<Response: CountingResponse>(
    of key: ContentKey<Response, CounterViewData>,
    _ hasher: ResponseHasher
  ) -> ContentBridge<CounterUIState> {
    ContentBridge(
      state: CounterUIState(),
      routes: ContentRoutes {
        ContentRoute(key, slots: \.counter) { CounterViewData($0.count) }
      },
      handlers: LegacyHandlers {
        LegacyHandler(key) { _ in MirrorHandler<Response>(\.count) }
      },
      stages: StageFlags(overrides: StageOverrides(all: .shadow)),
      environment: environment,
      candidates: CandidateSettings(budget: .unlimited, responseHasher: hasher)
    )
  }

  private static var environment: LegacyEnvironment {
    .virtual(
      HistoricalScheduler(initialClock: ViewDataContext.tokyo.now),
      effects: RecordingEffects()
    )
  }
}

private protocol CountingResponse: Decodable, Sendable {
  var count: Int { get }
}

private struct PlainResponse: CountingResponse {
  var count: Int
}

private struct EncodableResponse: CountingResponse, Encodable {
  var count: Int
  var note: String?
}

extension ContentKey where Response == EncodableResponse, Output == CounterViewData {
  fileprivate static var encodable: Self { Self("encodable") }
}

/// A legacy counter that shows its count at once.
private final class MirrorHandler<Response: Decodable & Sendable>: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts = ReplaySubject<Int>.create(bufferSize: 1)
  private let count: (Response) -> Int

  init(_ count: @escaping (Response) -> Int) {
    self.count = count
    output = counts.map { CounterViewData($0) }
  }

  func configure(_ response: Response) { counts.onNext(count(response)) }
}
