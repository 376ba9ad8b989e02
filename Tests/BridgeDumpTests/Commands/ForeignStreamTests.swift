import Bridge
import ScreenDocument
import ScreenDump
import Testing

/// What the tools say of a handler whose output is no sequence of LegacyRx.
@MainActor
@Suite struct ForeignStreamTests {
  private static let sentence = """
    Tools inspect the handler of 'note' only in part: its output is a CallbackSource, a stream of \
    another library. Virtual time moves only the schedulers of the handler's environment: a value \
    that the library sends on its own threads is not awaited. Pipelines of such streams are not in \
    the wiring graph, and feeds through them are not found. Send its values on the environment's \
    schedulers.
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
    #expect(!transcript.errors.contains("the handler of 'banner'"))
  }

  @Test func `a replay names the kind where the journal has it`() async throws {
    let dump = Self.dump()
    let note = #"{"kind": "note", "value": {"text": "新"}}"#
    let banner = #"{"kind": "banner", "value": {"title": "春"}}"#
    let with = await dump(["replay", "-"], input: "\(note)\n\(banner)\n")
    #expect(with.errors.contains(Self.sentence))
    #expect(with.status == .success)
    let without = await dump(["replay", "-"], input: "\(banner)\n")
    #expect(!without.errors.contains("only in part"))
  }

  @Test func `the wiring has a node in place of the pipelines that it cannot see`() async throws {
    let text = await Self.dump()("wiring").output
    #expect(text.contains("1 not recorded"))
    #expect(text.contains("  CallbackSource (streams of other libraries: not recorded)\n"))
    let dot = await Self.dump()("wiring", "--format", "dot").output
    #expect(
      dot.contains(
        #"[shape=octagon, label="CallbackSource (streams of other libraries: not recorded)"]"#
      )
    )
    let mermaid = await Self.dump()("wiring", "--format", "mermaid").output
    #expect(mermaid.contains("streams of other libraries: not recorded"))
    let page = await Self.dump()("wiring", "--format", "html").output
    #expect(page.contains(#"<g class="opaque" id="node-"#))
    let json = await Self.dump()("wiring", "--format", "json").output
    #expect(json.contains(#""role": "opaque""#))
    #expect(json.contains(#""name": "streams of other libraries: not recorded""#))
  }

  @Test func `the node goes with the handler`() async {
    let text = await Self.dump()("wiring", "--stage", "*=complete").output
    #expect(!text.contains("not recorded"))
  }

  @Test func `a screen without foreign handlers has neither note nor node`() async {
    let transcript = await ShopDump()("wiring")
    #expect(!transcript.output.contains("not recorded"))
    #expect(!transcript.errors.contains("only in part"))
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
