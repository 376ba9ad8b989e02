import Foundation
import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct CompletionsCommandTests {
  private let shop = ShopDump()

  private nonisolated static func has(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path(of: shell))
  }

  private nonisolated static func path(of shell: String) -> String {
    shell == "bash" ? "/bin/bash" : "/usr/bin/\(shell)"
  }

  /// Returns the output of a shell that has read a tool's completions.
  private func print(
    _ shell: String,
    _ commands: String,
    of tool: DumpTool
  ) async throws -> [String] {
    let console = InMemoryConsole()
    #expect(await tool.run(["completions", shell], in: console) == .success)
    try shop.files.write(console.output, to: "script")
    return try run(shell, "source \(shop.files.path)/script\n\(commands)")
  }

  private func run(_ shell: String, _ commands: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: Self.path(of: shell))
    process.arguments = ["-c", commands]
    process.currentDirectoryURL = URL(filePath: shop.files.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return output.split(separator: "\n").map(String.init)
  }

  private nonisolated static let lines: [([String], [String])] = [
    (["sh"], ["show", "shape"]),
    ([""], ["show", "diff", "shape", "completions", "help"]),
    (["help", "d"], ["diff"]),
    (["show", "--fo"], ["--format"]),
    (["show", "--format", ""], ["text", "json", "html"]),
    (["show", "--format", "=", "j"], ["json"]),
    (["show", "--format", "="], ["text", "json", "html"]),
    (["--color", "n"], ["never"]),
    (["show", "--screen", ""], ["shop", "corner", "tally"]),
    (["show", "-o", "scr"], ["script"]),
    (["show", "scr"], ["script"]),
    (["show", "--offline", "scr"], ["script"]),
    (["show", "--cache", "scr"], []),
    (["show", "--now", ""], []),
    (["completions", "z"], ["zsh"]),
    (["nothing", ""], []),
  ]

  @Test(.enabled(if: has("bash")), arguments: lines)
  func `bash offers commands, options, values and files`(
    words: [String],
    offered: [String]
  ) async throws {
    let list = (["shopdump"] + words).map { "'\($0)'" }.joined(separator: " ")
    let commands = """
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count); _shopdump
      (( ${#COMPREPLY[@]} )) && printf '%s\\n' "${COMPREPLY[@]}"; true
      """
    #expect(try await print("bash", commands, of: shop.tool) == offered)
  }

  /// A command whose operands are kinds.
  private struct KindsCommand: DumpCommand {
    let name = "kinds"
    let abstract = "List kinds."
    let discussion = ""
    let examples: [String] = []
    let operands = OperandRule(usage: "[KIND…]", count: 0...Int.max)
    let options: [DumpOption] = []

    func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult { DumpResult(nil) }
  }

  @Test(.enabled(if: has("bash")))
  func `bash offers no files for a command whose operands are kinds`() async throws {
    var shop = shop
    shop.additionalCommands = [KindsCommand()]
    let commands = """
      COMP_WORDS=(shopdump kinds scr); COMP_CWORD=2; _shopdump
      (( ${#COMPREPLY[@]} )) && printf '%s\\n' "${COMPREPLY[@]}"; true
      """
    #expect(try await print("bash", commands, of: shop.tool) == [])
  }

  @Test func `zsh knows that operands without completions may stand before options`() async {
    var shop = shop
    shop.additionalCommands = [KindsCommand()]
    let console = InMemoryConsole()
    #expect(await shop.tool.run(["completions", "zsh"], in: console) == .success)
    #expect(console.output.contains("'*:KIND: '"), "\(console.output)")
  }

  @Test(
    .enabled(if: has("fish")),
    arguments: [
      ("sh", ["shape", "show"]), ("show --format ", ["html", "json", "text"]),
      ("show --screen ", ["corner", "shop", "tally"]), ("completions z", ["zsh"]),
      ("help d", ["diff"]), ("show --offl", ["--offline"]),
    ]
  )
  func `fish offers commands, options, values and files`(
    line: String,
    offered: [String]
  ) async throws {
    let lines = try await print("fish", "complete -C 'shopdump \(line)'", of: shop.tool)
    #expect(lines.map { String($0.prefix { $0 != "\t" }) }.sorted() == offered)
  }

  @Test(.enabled(if: has("zsh")))
  func `zsh accepts its script`() async throws {
    // Without compinit, the script's last line has no function to call.
    let console = InMemoryConsole()
    #expect(await shop.tool.run(["completions", "zsh"], in: console) == .success)
    try shop.files.write(console.output, to: "zsh")
    let lines = try run(
      "zsh",
      """
      compdef() { print -r -- "compdef $*" }
      source \(shop.files.path)/zsh
      whence -w _shopdump
      """
    )
    #expect(lines == ["compdef _shopdump shopdump", "_shopdump: function"])
  }

  @Test(.enabled(if: has("bash")))
  func `a screen name with characters special to the shell is completed literally`() async throws {
    let names = ["$(touch ran)", "`touch ran`", "it's", "a b", "\\", "春"]
    let sample = BundledScreen(
      name: names[0],
      bytes: [],
      now: Date(timeIntervalSince1970: 0),
      timeZone: .gmt,
      locale: Locale(identifier: "ja_JP")
    )
    let others = names.dropFirst().map {
      BundledScreen(
        name: $0,
        layout: [],
        property: [],
        data: [],
        shownAs: sample
      )
    }
    let tool = DumpTool(
      name: "shop-dump",
      abstract: "",
      version: "1",
      screens: ToolScreens(
        sample: sample,
        others: others
      ),
      commands: shop.tool.commands
    )
    let commands = """
      COMP_WORDS=(shop-dump show --screen ''); COMP_CWORD=3; _shop_dump
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(try await print("bash", commands, of: tool) == names)
    #expect(try shop.files.names == ["script"])
  }

  @Test(arguments: [
    (
      ["completions"],
      "the command 'completions' needs more arguments; write 'shopdump completions SHELL'."
    ),
    (
      ["completions", "bsh"],
      "unknown shell 'bsh'; did you mean 'bash'?"
    ),
    (
      ["completions", "powershell"],
      "unknown shell 'powershell'; the shells are 'bash', 'zsh' and 'fish'."
    ),
    (["completion"], "unknown command 'completion'; did you mean 'completions'?"),
    (
      ["completions", "zsh", "--format", "json"],
      "unknown option '--format'; run with '--help' for the options."
    ),
  ])
  func `an unknown shell is one sentence, and the exit status is 2`(
    arguments: [String],
    sentence: String
  ) async {
    #expect(
      await shop(arguments)
        == ShopDump.Transcript(errors: "shopdump: \(sentence)\n", status: .wrongInput)
    )
  }
}
