import ScreenDocument
import ScreenDump
import Testing

@MainActor
@Suite struct UndeclaredFeedTests {
  private static let sentence = """
    The handler of 'price' listens to the handler of 'banner' through title (BehaviorRelay) at \
    BridgeDumpTests/FeedingDump.swift:_, which is not declared: 'price' would receive nothing once \
    'banner' is complete. Register 'banner' with feeding: ["price"].
    """

  private func run(_ dump: FeedingDump, _ command: String) async -> ShopDump.Transcript {
    var transcript = await dump(command)
    transcript.errors = transcript.errors.replacing(/\.swift:\d+/, with: ".swift:_")
    return transcript
  }

  @Test func `compare reports an undeclared feed even if everything matches`() async {
    let transcript = await run(FeedingDump(feeding: []), "compare")
    #expect(transcript.status == .difference)
    #expect(transcript.output.hasPrefix("✗ shop · 2 matched"))
    #expect(transcript.output.contains("1 undeclared feeding"))
    #expect(transcript.errors.contains(Self.sentence))
  }

  @Test func `an undeclared feed fails the check even if nothing has to be compared`() async {
    let arguments = ["compare", "--stage", "*=off"]
    let transcript = await FeedingDump(feeding: [])(arguments)
    #expect(transcript.status == .wrongInput)
    #expect(transcript.output.hasPrefix("✗ nothing compared · shop · "))
    let allowed = await FeedingDump(feeding: [])(arguments + ["--allow-empty"])
    #expect(allowed.status == .difference)
    #expect(allowed.output == transcript.output)
    #expect(await FeedingDump(feeding: ["price"])(arguments + ["--allow-empty"]).status == .success)
  }

  @Test func `wiring reports an undeclared feed`() async {
    let transcript = await run(FeedingDump(feeding: []), "wiring")
    #expect(transcript.status == .difference)
    #expect(transcript.errors.contains(Self.sentence))
    #expect(!transcript.output.contains("✓"))
  }

  @Test(arguments: ["compare", "wiring"])
  func `a declared feed is not reported`(command: String) async {
    let transcript = await run(FeedingDump(feeding: ["price"]), command)
    #expect(transcript.status == .success)
    #expect(!transcript.errors.contains("listens to"))
  }
}
