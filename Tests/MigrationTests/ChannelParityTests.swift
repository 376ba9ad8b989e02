import BridgeDump
import CounterScreen
import Foundation
import ScreenDump
import Testing
import TopScreen
import UIStateLayer

@testable import SampleHome

/// The live channel on both sides, action by action.
@MainActor
@Suite struct ChannelParityTests {
  /// A legacy side that formats the first ten-thousand viewers like smaller numbers.
  private final class WrongFormatter: LegacyChannelFormatter {
    override func viewerCountText(_ count: Int) -> String {
      count == 10_000 ? "10,000人" : super.viewerCountText(count)
    }
  }

  @Test func `both sides of the channel match after each step of the sample script`()
    async throws
  {
    let script = try Self.sample()
    let old = try await LegacyScriptedChannel().play(script, in: .tokyo)
    let new = try await ScriptedChannel().play(script, in: .tokyo)

    #expect(script.actions.count >= 40)
    #expect(Set(script.actions.map(\.verb)) == Set(ChannelAction.scriptVerbs.map(\.name)))
    #expect(old.count == script.actions.count + 1)
    #expect(new.count == old.count)
    for (old, new) in zip(old, new) {
      #expect(old.viewData == new.viewData, "line \(old.action?.line ?? 0)")
      #expect(old.deliveredCommands == new.deliveredCommands, "line \(old.action?.line ?? 0)")
    }
    let commands = Set(
      new.flatMap(\.deliveredCommands).compactMap { $0.split(separator: " ").first }
    )
    #expect(commands == ["dismiss", "playSound", "scrollToBottom", "showToast"])
  }

  @Test(arguments: UInt64(0)..<12)
  func `both sides of the channel match after each of 400 actions`(seed: UInt64) {
    let screen = ChannelScreenModel()
    var newCommands: [ChannelViewCommand] = []
    let listening = screen.store.listen { newCommands.append($0) }
    var oldCommands: [ChannelViewCommand] = []
    let legacyScreen = LegacyChannelScreen { oldCommands.append($0) }
    var random = RandomChannelActions(seed: seed)

    #expect(legacyScreen.shownViewData == screen.viewArguments.viewData)
    for step in 0..<400 {
      let action = random.next()
      (newCommands, oldCommands) = ([], [])
      screen.store.send(action)
      legacyScreen.perform(action)
      #expect(
        legacyScreen.shownViewData == screen.viewArguments.viewData,
        "seed \(seed), step \(step): \(action)"
      )
      #expect(oldCommands == newCommands, "seed \(seed), step \(step): \(action)")
    }
    listening.cancel()
  }

  @Test func `compare reports the step and the path of a channel mismatch`() async {
    let console = InMemoryConsole(input: Array("tune c 題\nviewers 10000\n".utf8))
    let faulty = LegacyScriptedChannel(makeFormatter: { WrongFormatter() })
    let status = await tool(faulty)
      .run(["compare", "--screen", "channel", "--script", "-"], in: console)

    #expect(
      console.output == """
        ✗ channel · 2 matched · 1 mismatched
        ✗ step 2 viewers (channel) mismatched
            /viewers
              - legacy  "10,000人"
              + state   "1万人"

        """
    )
    #expect(status == .difference)
  }

  @Test func `compare plays the sample script by default`() async throws {
    let console = InMemoryConsole()
    let status = await tool(LegacyScriptedChannel())
      .run(["compare", "--screen", "channel"], in: console)

    let steps = try Self.sample().actions.count + 1
    #expect(console.output == "✓ channel · \(steps) matched\n")
    #expect(status == .success)
  }

  @Test func `help and completions offer only the scripted screens that a command supports`()
    async
  {
    let tool = DumpTool.sample(scripted: [ScriptedTimeline(), ScriptedChannel()]) { composer in
      [
        ShowCommand(composer),
        CompareCommand(
          composer,
          scripted: [
            ScriptedLegacySide(LegacyScriptedChannel(), defaultScript: PackageResources.channel_txt)
          ]
        ),
        WiringCommand(composer),
      ]
    }
    let offered: [(command: String, screens: [String])] = [
      ("show", ["timeline", "channel"]), ("compare", ["channel"]), ("wiring", []),
    ]
    for (command, names) in offered {
      let console = InMemoryConsole()
      #expect(await tool.run([command, "--help"], in: console) == .success)
      let found = console.output.matches(of: /(\w+), with these actions for --script/)
      #expect(found.map { String($0.1) } == names)
    }
    let console = InMemoryConsole()
    #expect(await tool.run(["completions", "fish"], in: console) == .success)
    let offers = console.output.split(separator: "\n").filter { $0.contains("-l screen ") }
    #expect(offers.map { $0.contains("timeline") } == [true, false, false])
    #expect(offers.map { $0.contains("channel") } == [true, true, false])
  }

  private func tool(_ legacy: LegacyScriptedChannel) -> DumpTool {
    DumpTool.sample(scripted: [ScriptedChannel()]) { composer in
      [
        CompareCommand(
          composer,
          scripted: [ScriptedLegacySide(legacy, defaultScript: PackageResources.channel_txt)]
        )
      ]
    }
  }

  private static func sample() throws -> Script {
    try Script(
      reading: PackageResources.channel_txt,
      fileName: "channel.txt",
      verbs: ChannelAction.scriptVerbs
    )
  }
}
