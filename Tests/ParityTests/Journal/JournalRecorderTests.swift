import Basics
import Foundation
import JSONLogic
import Parity
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@Suite struct JournalRecorderTests {
  private let files = TemporaryFolder()
  private var path: String { files.path + "/journal" }

  private static func line(_ value: String, kind: ContentKind = "a") throws -> JournalLine {
    let payload = try JSONDocument(Array(value.utf8)).root
    return JournalLine(
      context: JournalContext(
        moment: Date(timeIntervalSince1970: 1.5),
        timeZone: TimeZone(identifier: "Asia/Tokyo"),
        locale: Locale(identifier: "ja_JP")
      ),
      responses: [
        ResponseData(kind: kind, id: "x", position: 0, payload: payload),
        ResponseData(kind: "b", id: "y", position: 1, payload: payload),
      ]
    )
  }

  private var written: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }

  @Test func `a recorded line reads back as recorded`() async throws {
    let recorder = JournalRecorder(
      path: path,
      context: JournalContext(
        appVersion: "4.2",
        targetingKey: "u",
        attributes: ["n": .number(2), "list": .array([.bool(true), .null])]
      )
    )
    recorder.record(try Self.line("{ \"a\\n\":\r\n [1.50, \"春\"] }"))
    #expect(await recorder.waitUntilWritten().written == 1)
    #expect(
      try written == """
        {"schema":1,"at":1.5,"timeZone":"Asia/Tokyo","locale":"ja_JP","appVersion":"4.2",\
        "targetingKey":"u","attributes":{"list":[true,null],"n":2.0},"responses":[\
        {"kind":"a","id":"x","value":{ "a\\n":   [1.50, "春"] }},\
        {"kind":"b","id":"y","value":{ "a\\n":   [1.50, "春"] }}]}

        """
    )
    var reader = JournalReader()
    let line = try reader.line(Array(written.utf8.dropLast()))
    #expect(line.responses.map(\.id) == ["x", "y"])
    #expect(line.context.moment == Date(timeIntervalSince1970: 1.5))
    #expect(line.context.attributes["n"] == .number(2))
  }

  @Test func `every recorded line can be read, with the longest names and the deepest payload`()
    async throws
  {
    let depth = JSONLimits().maximumDepth
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let key = String(repeating: "k", count: 4_096)
    let recorder = JournalRecorder(path: path, context: JournalContext(targetingKey: key))
    recorder.record(try Self.line(deep))
    #expect(await recorder.waitUntilWritten().written == 1)
    var reader = JournalReader()
    let line = try reader.line(Array(written.utf8.dropLast()))
    #expect(line.responses.count == 2)
    #expect(line.context.targetingKey == key)
  }

  @Test(arguments: [
    JournalContext(appVersion: String(repeating: "4", count: 4_097)),
    JournalContext(targetingKey: String(repeating: "k", count: 4_097)),
  ])
  func `a name that is too long drops its line and is counted`(
    context: JournalContext
  ) async throws {
    let recorder = JournalRecorder(path: path, context: context)
    recorder.record(try Self.line("1"))
    let status = await recorder.waitUntilWritten()
    #expect(status.written == 0 && status.dropped == 1)
    #expect(try files.names == [])
  }

  @Test func `a time zone whose name in the journal is too long drops its line`() async throws {
    let line = try Self.line("1")
    var context = line.context
    context.setTimeZone(.gmt, namedInJournal: String(repeating: "U", count: 4_097))
    let recorder = JournalRecorder(path: path)
    recorder.record(JournalLine(context: context, responses: line.responses))
    let status = await recorder.waitUntilWritten()
    #expect(status.written == 0 && status.dropped == 1)
  }

  @Test func `a line without a time zone has the recorder's, with its name in the journal`()
    async throws
  {
    var context = JournalContext()
    context.setTimeZone(.gmt, namedInJournal: "UTC")
    let recorder = JournalRecorder(path: path, context: context)
    recorder.record(JournalLine(context: JournalContext(), responses: try Self.line("1").responses))
    _ = await recorder.waitUntilWritten()
    #expect(try written.contains(#""timeZone":"UTC""#))
  }

  @Test func `a redacted value becomes the blank of its type, by path and by predicate`()
    async throws
  {
    let recorder = JournalRecorder(
      path: path,
      redaction: JournalRedaction(paths: [
        try JSONPointer("/user"), try JSONPointer("/items/*/price"),
      ]) { kind, place in kind == "b" && place.tokens.last == "name" }
    )
    recorder.record(
      try Self.line(
        #"{"user":{"mail":"m"},"items":[{"price":7,"name":"n"},{"price":"p","on":true}]}"#
      )
    )
    await recorder.waitUntilWritten()
    let text = try written
    #expect(
      text.contains(
        #""a","id":"x","value":{"user":{},"items":[{"price":0,"name":"n"},{"price":"","on":true}]}"#
      )
    )
    #expect(
      text.contains(
        #""b","id":"y","value":{"user":{},"items":[{"price":0,"name":""},{"price":"","on":true}]}"#
      )
    )
  }

  @Test func `the next append terminates a truncated line`() async throws {
    try files.write(#"{"schema":1,"resp"#, to: "journal")
    let recorder = JournalRecorder(path: path)
    recorder.record(try Self.line("1"))
    await recorder.waitUntilWritten()
    #expect(try written.split(separator: "\n").count == 2)
    #expect(try written.hasPrefix("{\"schema\":1,\"resp\n{\"schema\":1,"))
  }

  @Test func `bounds its lines, bytes and pending lines`() async throws {
    let two = JournalRecorder(path: path, limits: JournalRecorder.Limits(linesPerRecorder: 2))
    for _ in 0..<5 { two.record(try Self.line("1")) }
    var status = await two.waitUntilWritten()
    #expect(status.written == 2 && status.dropped == 3)
    let size = try written.utf8.count

    let small = JournalRecorder(path: path, limits: JournalRecorder.Limits(fileBytes: size * 3 / 2))
    for _ in 0..<5 { small.record(try Self.line("1")) }
    status = await small.waitUntilWritten()
    #expect(status.written == 1 && status.dropped == 4)
    #expect(try written.utf8.count == size * 3 / 2)

    let none = JournalRecorder(path: path, limits: JournalRecorder.Limits(waitingLines: 0))
    none.record(try Self.line("1"))
    status = await none.waitUntilWritten()
    #expect(status.written == 0 && status.dropped == 1)
  }

  @Test func `the longest line that can be read is written, and a longer one is dropped`()
    async throws
  {
    func response(_ text: String) throws -> ResponseData {
      let payload = try JSONDocument(Array("\"\(text)\"".utf8)).root
      return ResponseData(kind: "a", id: "x", position: 0, payload: payload)
    }
    let empty = JournalLine(context: JournalContext(), responses: [try response("")])
    let maximum = JournalReader.maximumLineBytes
    let count = maximum + 1 - empty.text(redactedBy: .none).count
    let longest = try response(String(repeating: "k", count: count))
    let recorder = JournalRecorder(
      path: path,
      limits: JournalRecorder.Limits(fileBytes: 4 * maximum)
    )
    for context in [JournalContext(), JournalContext(appVersion: "4")] {
      recorder.record(JournalLine(context: context, responses: [longest]))
    }
    let status = await recorder.waitUntilWritten()
    #expect(status.written == 1 && status.dropped == 1)
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    #expect(bytes.count == maximum + 1)
    var reader = JournalReader()
    let line = try reader.line(Array(bytes.dropLast()))
    #expect(line.responses.map(\.id) == ["x"])
    #expect(line.context.appVersion == nil)
  }

  @Test func `a disk that rejects writes is reported as a value`() async throws {
    let recorder = JournalRecorder(path: files.path + "/none/journal")
    recorder.record(try Self.line("1"))
    let status = await recorder.waitUntilWritten()
    #expect(status.failure == SystemFailure(code: ENOENT))
    #expect(status.dropped == 1 && status.written == 0)
    let full = JournalRecorder(path: "/dev/full")
    full.record(try Self.line("1"))
    #expect(await full.waitUntilWritten().failure == SystemFailure(code: ENOSPC))
  }
}
