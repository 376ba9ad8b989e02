import Bridge
import ScreenDocument
import ScreenDump
import Testing

/// What the tools say of a handler whose output is no sequence of LegacyRx.
@MainActor
@Suite struct ForeignStreamTests {
  private static let sentence = """
    The handler of 'note' is seen in part: its output is a CallbackSource, a stream of another \
    library. Virtual time moves the schedulers of the handler's environment alone: a value that the \
    library sends on threads of its own is not awaited. Pipelines of such streams are not in the \
    wiring graph, and feeds through them are not found.
    """

  private static func dump() -> ShopDump {
    var dump = ShopDump()
    dump.makeHandlers = {
      LegacyHandlers {
        LegacyHandler(.banner) { environment in
          RelayHandler(environment) { BannerViewData(title: $0.title) }
        }
        LegacyHandler(.note) { (_: LegacyEnvironment) in CallbackNoteHandler() }
      }
    }
    return dump
  }

  @Test(arguments: ["compare", "wiring"])
  func `a command names the kind of a foreign handler`(command: String) async {
    let transcript = await Self.dump()(command)
    #expect(transcript.status == .success)
    #expect(transcript.errors.contains("warning: shop: \(Self.sentence)\n"))
    #expect(!transcript.errors.contains("'banner' is seen in part"))
  }

  @Test func `a replay names the kind where the journal has it`() async throws {
    let dump = Self.dump()
    let note = #"{"kind": "note", "value": {"text": "新"}}"#
    let banner = #"{"kind": "banner", "value": {"title": "春"}}"#
    let with = await dump(["replay", "-"], input: "\(note)\n\(banner)\n")
    #expect(with.errors.contains(Self.sentence))
    #expect(with.status == .success)
    let without = await dump(["replay", "-"], input: "\(banner)\n")
    #expect(!without.errors.contains("seen in part"))
  }

  @Test func `the wiring has a node in place of the pipelines that it cannot see`() async throws {
    let text = await Self.dump()("wiring").output
    #expect(text.contains("1 not visible"))
    #expect(text.contains("  CallbackSource (foreign streams: not visible)\n"))
    let dot = await Self.dump()("wiring", "--format", "dot").output
    #expect(
      dot.contains(#"[shape=octagon, label="CallbackSource (foreign streams: not visible)"]"#)
    )
    let mermaid = await Self.dump()("wiring", "--format", "mermaid").output
    #expect(mermaid.contains("foreign streams: not visible"))
    let page = await Self.dump()("wiring", "--format", "html").output
    #expect(page.contains(#"<g class="opaque" id="node-"#))
    let json = await Self.dump()("wiring", "--format", "json").output
    #expect(json.contains(#""role": "opaque""#))
    #expect(json.contains(#""name": "foreign streams: not visible""#))
  }

  @Test func `the node goes with the handler`() async {
    let text = await Self.dump()("wiring", "--stage", "*=complete").output
    #expect(!text.contains("not visible"))
  }

  @Test func `a screen without foreign handlers has neither note nor node`() async {
    let transcript = await ShopDump()("wiring")
    #expect(!transcript.output.contains("not visible"))
    #expect(!transcript.errors.contains("seen in part"))
  }
}

/// A handler without a stream library.
@MainActor
private final class CallbackNoteHandler: ObservableLegacyHandler {
  private final class View {
    var onRedraw: (NoteViewData) -> Void = { _ in }
  }

  private let view = View()

  var output: CallbackSource<NoteViewData> {
    CallbackSource { [view] observer in
      view.onRedraw = observer.next
      return { view.onRedraw = { _ in } }
    }
  }

  func configure(_ response: NoteResponse) { view.onRedraw(NoteViewData(text: response.text)) }
}
