import Foundation
import ScreenDump
import TestSupport
import Testing

/// URLs with secrets in them, as values of every option and argument.
@MainActor
@Suite struct SecretArgumentTests {
  private let shop = ShopDump()

  /// Command lines in which `URL` stands for a URL; none writes a file that can exist.
  private nonisolated static let lines: [[String]] = [
    ["URL"], ["--URL"], ["-URL"], ["-oURL/x"], ["help", "URL"], ["show", "URL"],
    ["show", "URL", "URL"],
    ["show", "--URL"], ["show", "--format", "URL"], ["show", "--format=URL"],
    ["show", "--color=URL"],
    ["show", "--output", "URL/x"], ["show", "-o", "URL/x"], ["show", "--screen", "URL"],
    ["show", "--script", "URL"], ["show", "--screen", "x", "URL"],
    ["show", "DIR/s", "--shape", "URL"],
    ["show", "DIR/s", "--shape=URL"], ["show", "DIR/s", "--property", "URL"],
    ["show", "DIR/s", "--data", "URL"], ["show", "DIR/s", "--cache", "URL"],
    ["show", "http://127.0.0.1:9/", "--cache", "URL"], ["show", "URL", "--offline"],
    ["show", "URL", "--offline", "--cache", "DIR/c"],
    ["show", "http://127.0.0.1:9/", "--offline", "--cache", "DIR/URL"], ["show", "--now", "URL"],
    ["show", "--flags", "URL"], ["show", "--stage", "URL"], ["show", "--stage", "banner=URL"],
    ["show", "--user", "URL", "--format", "json"], ["show", "--context", "URL"],
    ["show", "--context", "a=URL", "--context", "a=1"], ["show", "--context", "targetingKey=URL"],
    ["show", "--dismissed", "URL"], ["diff", "URL", "DIR/s"], ["diff", "DIR/s", "URL"],
    ["diff", "DIR/s", "DIR/s", "--old-flags", "URL"], ["compare", "URL"],
    ["compare", "DIR/s", "URL"],
    ["compare", "--minimize", "--fixtures", "URL"], ["compare", "--runs", "URL"],
    ["compare", "--fixtures", "URL"], ["replay", "URL"], ["replay", "DIR/j", "--ledger", "URL/l"],
    ["replay", "DIR/j", "--ledger", "URL/l"],
    ["replay", "DIR/j", "--run", "URL", "--ledger", "DIR/l"],
    ["replay", "DIR/j", "--sample", "URL"], ["replay", "DIR/j", "--jobs", "URL"],
    ["replay", "DIR/j", "--max-mismatches", "URL"], ["replay", "DIR/j", "--flags", "URL"],
    ["flags", "URL"], ["flags", "DIR/f", "URL", "--users", "9"],
    ["flags", "DIR/f", "--users", "URL"],
    ["flags", "DIR/f", "--key", "URL"], ["flags", "DIR/f", "--key", "a", "--type", "URL"],
    ["flags", "DIR/f", "--key", "a", "--type", "string", "--default", "URL"], ["ledger", "URL"],
    ["ledger", "DIR/l", "URL"], ["ledger", "DIR/l", "--save", "URL/x"],
    ["ledger", "DIR/l", "--clear", "URL"], ["ledger", "URL", "--clear", "a"], ["wiring", "URL"],
    ["wiring", "DIR/s", "--format", "URL"], ["completions", "URL"],
  ]

  @Test func `no command prints a secret of an argument, for any option and spelling`()
    async throws
  {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    try write()
    for round in 0..<5 {
      for line in Self.lines {
        let url = SecretURLs.next(using: &random)
        let format = ["text", "json", "html"][round % 3]
        let command = line[0]
        let isPlain = !line.contains { $0.contains("format") } && Self.commands.contains(command)
        let arguments =
          line.map { $0.replacing("URL", with: url) } + (isPlain ? ["--format", format] : [])
        let run = await shop(arguments, input: "{}")
        let said = (run.output + run.errors).lowercased()
        #expect(!said.contains("secret"), "\(arguments)\n\(run)\nseed \(seed)")
      }
    }
  }

  private nonisolated static let commands = [
    "show", "diff", "compare", "flags", "ledger", "wiring",
  ]

  @Test func `files whose names look like URLs are reported without their secrets`() async throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    try write()
    for round in 0..<60 {
      let url = SecretURLs.next(using: &random)
      guard url.contains(/^[^:]+: *[\/\\]/) else { continue }
      // A name that exists, so that results contain it.
      let path = shop.files.path + "/" + url
      let folder = URL(filePath: path).deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? Data(contentsOf: URL(filePath: shop.files.path + "/odd")).write(to: URL(filePath: path))
      for command in Self.commands + ["replay"] {
        let format = command == "replay" ? "json" : ["text", "json", "html"][round % 3]
        let operands = command == "diff" ? [path, path] : [path]
        let run = await shop([command] + operands + ["--format", format])
        let said = (run.output + run.errors).lowercased()
        #expect(
          !said.contains("secret"),
          "\(command) \(path) --format \(format)\n\(run)\nseed \(seed)"
        )
      }
    }
  }

  @Test func `a result written to a file contains no secret`() async throws {
    try write()
    let path = shop.files.path + "/http:/u:sEcReT@h"
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: shop.files.path + "/s", toPath: path)
    for format in ["text", "json", "html"] {
      let run = await shop("compare", path, "--format", format, "--output", "DIR/out")
      #expect(run.status != .wrongInput, "\(run)")
      #expect(try !shop.files.text(of: "out").contains("sEcReT"))
    }
  }

  private func write() throws {
    let contents = #"{"contents":[{"type":"banner","id":"b","value":{"title":"a"}}]}"#
    try shop.files.write(contents, to: "s")
    try shop.files.write(#"{"kind":"price","value":{"yen":[]}}"# + "\n{\n", to: "j")
    try shop.files.write(#"{"flags":{"a":{"variants":{"x":"y"},"defaultVariant":"x"}}}"#, to: "f")
    try shop.files.write("", to: "l")
    try shop.files.write(#"{"contents":[{"type":"banner","value":{"title":7}}]}"#, to: "odd")
  }
}
