import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import StrictJSON
import TestSupport
import Testing
import TopScreen
import UIStateLayer

/// Journals of typed documents.
@MainActor
@Suite struct TypedJournalTests {
  private struct SecretResponse: Decodable, Sendable {
    let secret: Int
  }

  private struct OddResponse: Codable, Sendable {
    let number: Double
  }

  private let files = TemporaryFolder()
  private var path: String { files.path + "/journal" }

  private func record(
    _ document: ContentDocument,
    redaction: JournalRedaction = .none
  ) async -> (JournalRecorder.Status, CounterViewData?) {
    let recorder = JournalRecorder(path: path, redaction: redaction)
    let fixture = BridgeFixture(.shadow)
    let model = TopViewModel(
      documents: Observable<ContentDocument>.never(),
      bridge: fixture.bridge,
      journal: recorder
    )
    model.show(document)
    fixture.settle()
    let shown = model.composition.items.first?.content.output?.base as? CounterViewData
    return (await recorder.waitUntilWritten(), shown)
  }

  private func line() throws -> JournalLine {
    var reader = JournalReader()
    return try reader.line(Array(try Data(contentsOf: URL(filePath: path)).dropLast()))
  }

  private static let counters = ContentDocument {
    TypedContent(.counter, id: "a", CounterResponse(count: 7, ignored: "secret"))
    TypedContent(.counter, id: "b", CounterResponse(count: 8))
  }

  @Test func `a typed document is replayed with the same outputs, and both sides match`()
    async throws
  {
    let (status, shown) = await record(Self.counters)
    #expect(status.written == 1)
    #expect(status.omittedResponses == 0)
    let line = try line()
    #expect(line.responses.map(\.id) == ["a", "b"])
    let replayer = ResponseReplayer(
      routes: CounterUIState.routes,
      stages: StageFlags(overrides: StageOverrides(all: .shadow)),
      makeHandlers: {
        LegacyHandlers {
          LegacyHandler(.counter) { LegacyCounterHandler($0, offset: 0) { _ in } }
        }
      },
      makeState: { CounterUIState() }
    )
    let replayed = replayer.compare(line.responses, in: .tokyo)
    #expect(replayed.results.map(\.0.outcome) == [.matched, .matched])
    let model = HomeScreenModel(state: CounterUIState(), routes: CounterUIState.routes) { .tokyo }
    model.show(ContentDocument(contents: line.responses))
    #expect(model.state.counter["a"].value == shown)
    #expect(shown == 7)
  }

  @Test func `redaction covers typed responses`() async throws {
    let redaction = JournalRedaction(paths: [try JSONPointer("/ignored")])
    _ = await record(Self.counters, redaction: redaction)
    let texts = try line().responses.map { $0.payload.tree.text(sortedKeys: true) }
    #expect(texts == ["{\"count\":7,\"ignored\":\"\"}", "{\"count\":8}"])
  }

  @Test func `a response that is not Encodable is left out, and the status says so`() async throws {
    let secret = ContentKey<SecretResponse, CounterViewData>("secret")
    let odd = ContentKey<OddResponse, CounterViewData>("odd")
    let (status, _) = await record(
      ContentDocument {
        TypedContent(.counter, id: "a", CounterResponse(count: 7))
        TypedContent(secret, id: "s", SecretResponse(secret: 1))
        TypedContent(odd, id: "o", OddResponse(number: .nan))
      }
    )
    #expect(status.written == 1)
    #expect(status.omittedResponses == 2)
    #expect(
      status.unencodable["secret"] == "SecretResponse is not Encodable. Conform it to Encodable."
    )
    #expect(status.unencodable["odd"]?.hasPrefix("OddResponse cannot be encoded: ") == true)
    #expect(try line().responses.map(\.id) == ["a"])
  }

  @Test func `a line of which nothing can be recorded is dropped`() async {
    let secret = ContentKey<SecretResponse, CounterViewData>("secret")
    let (status, _) = await record(
      ContentDocument { TypedContent(secret, id: "s", SecretResponse(secret: 1)) }
    )
    #expect(status.written == 0)
    #expect(status.dropped == 1)
    #expect(status.unencodable.keys.map(\.self) == ["secret"])
  }
}
