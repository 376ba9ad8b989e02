import Bridge
import BridgeDump
import Foundation
import LegacyRx
import ScreenDocument
import ScreenDump
import Testing
import TopScreen
import UIStateLayer

/// What the tools say of a kind that is data alone, and of a slot that nothing has filled.
@MainActor
@Suite struct DataKindDumpTests {
  private static let whole = """
    { "title": "店", "contents": [
      { "type": "rank", "id": "r", "value": { "text": "1位" } },
      { "type": "note", "id": "n", "value": { "text": "新" } }
    ] }
    """
  private static let alone = """
    { "contents": [ { "type": "rank", "id": "r", "value": { "text": "1位" } } ] }
    """

  private func run(_ arguments: [String], on sample: String = whole) async -> ShopDump.Transcript {
    let composer = BridgedComposer(
      routes: RankState.routes,
      makeHandlers: {
        let note = BehaviorRelay(value: "–")
        return LegacyHandlers {
          LegacyHandler(.note, feeding: ["rank"]) { _ in NoteHandler(note) }
          LegacyHandler(.rank) { _ in RankHandler(note) }
        }
      },
      makeState: { RankState() }
    )
    let console = InMemoryConsole(now: Date(timeIntervalSince1970: 2_000))
    let tool = DumpTool(
      name: "shopdump",
      abstract: "Show what the shop is made of.",
      version: "1.2.3",
      screens: ToolScreens(
        sample: BundledScreen(
          name: "shop",
          bytes: Array(sample.utf8),
          now: Date(timeIntervalSince1970: 1_000),
          timeZone: .gmt,
          locale: Locale(identifier: "ja_JP")
        )
      ),
      commands: [ShowCommand(composer), CompareCommand(composer), WiringCommand(composer)]
    )
    let status = await tool.run(arguments, in: console)
    return ShopDump.Transcript(output: console.output, errors: console.errors, status: status)
  }

  @Test func `show lists a data kind after the stack`() async {
    let transcript = await run(["show"])
    #expect(
      transcript.output == """
        店 · 1 content · 1 legacy · 1 data alone
          0  r  rank        legacy  off · no flags  ready  「1位 新」
          1  n  note  data  legacy  off · no flags  ready  「新」

        """
    )
    #expect(transcript.errors == "")
    #expect(transcript.status == .success)
  }

  @Test func `the JSON of show has data kinds in a list of their own`() async {
    let json = await run(["show", "--format", "json", "--stage", "*=complete"]).output
    #expect(json.contains(#""data": ["#))
    #expect(json.contains(#""kind": "note""#))
    let page = await run(["show", "--format", "html"]).output
    #expect(page.contains("<h2 id=\"data-title\">Data</h2>"))
  }

  @Test func `compare counts a data kind`() async {
    let transcript = await run(["compare"])
    #expect(transcript.output.hasPrefix("✓ shop · 2 matched"))
    #expect(transcript.errors == "")
    #expect(transcript.status == .success)
  }

  @Test func `compare warns of an output that is made from a default, also where both sides agree`()
    async
  {
    let transcript = await run(["compare"], on: Self.alone)
    #expect(transcript.output.hasPrefix("✓ shop · 1 matched"))
    #expect(
      transcript.errors
        == "warning: shop: The content 'r' of kind 'rank' reads the default value of 'note', as the screen "
        + "has no content of this kind. Send one in the same document, or read the phase of the slot with "
        + "'readingSlots:'.\n"
    )
    #expect(transcript.status == .success)
  }
}

@MainActor
private final class RankState {
  let notes = UIStateSlots(default: NoteViewData(text: "–"))
  let ranks = UIStateSlots(default: NoteViewData(text: ""))

  static var routes: ContentRoutes<RankState> {
    ContentRoutes<RankState> {
      ContentRoute.data(.note, slots: \.notes) { NoteViewData(text: $0.text) }
      ContentRoute(.rank, slots: \.ranks, reading: \.notes) {
        NoteViewData(text: "\($0.text) \($1.text)")
      }
    }
  }
}

@MainActor
private final class NoteHandler: ObservableLegacyHandler {
  let output: Observable<NoteViewData>
  private let texts = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  init(_ note: BehaviorRelay<String>) {
    output = texts.map { NoteViewData(text: $0) }
    texts.bind(to: note).disposed(by: disposeBag)
  }

  func configure(_ response: NoteResponse) { texts.accept(response.text) }
}

@MainActor
private final class RankHandler: ObservableLegacyHandler {
  let output: Observable<NoteViewData>
  private let texts = ReplaySubject<String>.create(bufferSize: 1)

  init(_ note: BehaviorRelay<String>) {
    output = Observable.combineLatest(texts, note) { NoteViewData(text: "\($0) \($1)") }
  }

  func configure(_ response: NoteResponse) { texts.onNext(response.text) }
}
