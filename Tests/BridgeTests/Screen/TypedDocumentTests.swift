import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import StrictJSON
import Synchronization
import TestSupport
import Testing
import TopScreen
import UIStateLayer

/// Documents of decoded responses, beside the same documents in JSON.
@MainActor
@Suite struct TypedDocumentTests {
  /// What a screen shows, line by line, but for the places and words of diagnostics, which JSON has and values
  /// have not.
  private static func lines(_ composition: ScreenComposition, _ screen: ComposedScreen) -> [String]
  {
    ["\(composition.title ?? "–"): \(composition.state), loading \(screen.loadingContents)"]
      + composition.items.map { item in
        let output = item.content.output.map { "\($0.base)" } ?? "nothing"
        let payload = item.unroutedPayload.map { "\($0)" } ?? "none"
        return
          "\(item.position) \(item.id) \(item.kind): \(item.content.phase) \(output), payload \(payload), "
          + "\(item.content.decision.map { "\($0)" } ?? "") \(item.content.sideReason) "
          + "\(item.actions)"
      }
      + composition.hidden.map { "hidden \($0)" }
      + composition.diagnostics.map { "\($0.severity) \($0.code)" }.sorted()
      + screen.stack.items.map { "\($0)" }
  }

  @MainActor
  private final class Session {
    let isTyped: Bool
    let stages = StageFlags(overrides: StageOverrides(all: .off))
    let fixture: BridgeFixture
    let model: TopViewModel<CounterUIState>

    init(isTyped: Bool) {
      self.isTyped = isTyped
      fixture = BridgeFixture(stages, legacyOffset: 0)
      model = fixture.model(of: .never())
    }

    func show(_ draft: DocumentDraft) throws -> StackDifference {
      model.show(isTyped ? draft.typed : try draft.read)
    }

    func show(_ content: DocumentDraft.Content) throws -> StackDifference {
      if isTyped { return model.show(content.typed) }
      return model.show(
        ResponseData(
          kind: content.kind,
          id: content.id ?? "",
          position: 0,
          payload: try JSONDocument(Array(content.value.utf8)).root
        )
      )
    }

    /// The results, sorted: contents that leave together have no order.
    var results: [String] { fixture.sink.results.map { "\($0)" }.sorted() }

    var lines: [String] { TypedDocumentTests.lines(model.composition, model.screen) }
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func `a typed document is shown and compared as the same document in JSON`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let read = Session(isTyped: false)
    let typed = Session(isTyped: true)
    var last = DocumentDraft.random(&random)
    for step in 0..<12 {
      var differences: [StackDifference] = []
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3:
        if Int.random(in: 0..<3, using: &random) > 0 { last = .random(&random) }
        for session in [read, typed] { differences.append(try session.show(last)) }
      case 4:
        guard var content = last.contents.randomElement(using: &random), content.id != nil
        else { continue }
        content.count = Int.random(in: 0...2, using: &random)
        for session in [read, typed] { differences.append(try session.show(content)) }
      case 5, 6:
        let stage = Stage.allCases[Int.random(in: 0..<4, using: &random)]
        for session in [read, typed] { session.stages.overrides.all = stage }
      default:
        for session in [read, typed] { session.fixture.settle() }
      }
      let note: Comment = "seed \(seed), step \(step), last document \(last)"
      #expect(differences.first == differences.last, note)
      #expect(typed.lines == read.lines, note)
    }
    for session in [read, typed] { session.fixture.settle(for: 5) }
    #expect(typed.lines == read.lines, "seed \(seed), at the end")
    #expect(typed.results == read.results, "seed \(seed)")
    #expect(typed.fixture.effects.effects == read.fixture.effects.effects, "seed \(seed)")
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `the end state shows a typed document as the same document in JSON`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let models = (0..<2).map { _ in
      HomeScreenModel(state: CounterUIState(), routes: CounterUIState.routes) { .tokyo }
    }
    for _ in 0..<6 {
      var draft = DocumentDraft.random(&random)
      // The payload of a content without a route is described, and a failure has none.
      draft.contents.removeAll { $0.kind == "legacyOnly" && $0.count == nil }
      #expect(
        models[0].show(try draft.read) == models[1].show(draft.typed),
        "seed \(seed): \(draft)"
      )
      let lines = models.map { Self.lines($0.composition, $0.screen) }
      #expect(lines[0] == lines[1], "seed \(seed): \(draft)")
    }
  }

  @Test(arguments: Stage.allCases)
  func `a response of another type fails its content alone`(stage: Stage) throws {
    let fixture = BridgeFixture(stage)
    let model = fixture.model(of: .never())
    let wrong = ContentKey<Int, CounterViewData>("counter")
    model.show(
      ContentDocument {
        TypedContent(wrong, id: "a", 7)
        TypedContent(.counter, id: "b", CounterResponse(count: 2))
      }
    )
    fixture.settle()
    let composition = model.composition
    #expect(composition.items.map(\.content.phase) == [.failed, .ready])
    #expect(composition.diagnostics.map(\.code) == ["wrongResponseType"])
    #expect(composition.diagnostics.map(\.path.description) == ["/contents/0"])
    #expect(
      composition.diagnostics.first?.message
        == "The content 'a' of kind 'counter' has a response of type Int, and its kind is registered with "
        + "CounterResponse. Use one content key for both."
    )
    model.show(TypedContent(.counter, id: "a", CounterResponse(count: 1)))
    fixture.settle()
    #expect(model.composition.items.map(\.content.phase) == [.ready, .ready])
  }

  @Test func `the end state fails a response of another type alone`() {
    let model = HomeScreenModel(state: CounterUIState(), routes: CounterUIState.routes) { .tokyo }
    let wrong = ContentKey<Int, CounterViewData>("counter")
    model.show(
      ContentDocument {
        TypedContent(wrong, id: "a", 7)
        TypedContent(.counter, id: "b", CounterResponse(count: 2))
      }
    )
    #expect(model.composition.items.map(\.content.phase) == [.failed, .ready])
    #expect(model.composition.diagnostics.map(\.code) == ["wrongResponseType"])
  }

  @Test func `ids follow the rules of documents that are read`() {
    let document = ContentDocument {
      TypedContent(.counter, id: "a", CounterResponse(count: 1))
      TypedContent(.counter, CounterResponse(count: 2))
      TypedContent(.stateOnly, id: "a", CounterResponse(count: 3))
      TypedContent(.counter, CounterResponse(count: 4))
    }
    #expect(document.contents.map(\.id) == ["a", "counter#1", "a~2", "counter#2"])
    #expect(document.contents.map(\.position) == [0, 1, 2, 3])
    #expect(document.diagnostics.map(\.code) == ["duplicateID"])
    #expect(
      document.diagnostics.first?.message
        == #"The id "a" is used twice: at position 0 and at position 2, which becomes "a~2"; send different ids."#
    )
  }

  @Test func `delivering typed contents makes no JSON`() {
    let encodings = EncodingCount()
    let key = ContentKey<CountedResponse, CounterViewData>("counted")
    let bridge = ContentBridge(
      state: CounterUIState(),
      routes: ContentRoutes<CounterUIState> {
        ContentRoute(key, slots: \.counter) { CounterViewData($0.count) }
      },
      handlers: LegacyHandlers {},
      stages: StageFlags(overrides: StageOverrides(all: .complete)),
      environment: BridgeFixture(.off).environment
    )
    let model = TopViewModel(documents: Observable<ContentDocument>.never(), bridge: bridge)
    for count in 1...3 {
      model.show(
        ContentDocument {
          TypedContent(key, id: "a", CountedResponse(count: count, encodings: encodings))
        }
      )
    }
    #expect(model.bridge.state.counter["a"].value == 3)
    #expect(encodings.count == 0)
    _ = model.composition
    _ = model.composition
    #expect(encodings.count == 1)
  }
}

/// How often responses were encoded.
private final class EncodingCount: Sendable {
  private let counter = Atomic(0)
  var count: Int { counter.load(ordering: .relaxed) }
  func add() { counter.wrappingAdd(1, ordering: .relaxed) }
}

private struct CountedResponse: Codable {
  let count: Int
  var encodings = EncodingCount()

  enum CodingKeys: CodingKey { case count }

  init(count: Int, encodings: EncodingCount) {
    self.count = count
    self.encodings = encodings
  }

  func encode(to encoder: any Encoder) throws {
    encodings.add()
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
  }
}
