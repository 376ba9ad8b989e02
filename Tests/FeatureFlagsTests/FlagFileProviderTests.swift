import Dispatch
import FeatureFlags
import Foundation
import JSONLogic
import StrictJSON
import TestSupport
import Testing

@Suite struct FileFlagSourceTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.path + "/flags.json" }

  private static func flag(_ value: String) -> String {
    #"{"state":"ENABLED","variants":{"v":\#(value)},"defaultVariant":"v"}"#
  }

  private func write(_ flags: String) throws {
    try folder.write(#"{"flags":{\#(flags)}}"#, to: "flags.json")
  }

  @Test func `a new file replaces the old one, and its changes are announced`() throws {
    try write(#""a":\#(Self.flag("1")),"b":\#(Self.flag("1")),"c":\#(Self.flag("1"))"#)
    let source = try FlagFileProvider(path: path)
    let changes = RecordedKeys()
    let observation = source.observeChanges(changes.record)
    try write(#""a":\#(Self.flag("1")),"b":\#(Self.flag("2")),"d":\#(Self.flag("1"))"#)

    #expect(source.value("b") == .number("1"))
    #expect(source.reload() == .loaded(changedKeys: ["b", "c", "d"], diagnostics: []))
    #expect(source.value("b") == .number("2"))
    #expect(source.evaluation("c").errorCode == .flagNotFound)
    #expect(source.reload() == .loaded(changedKeys: [], diagnostics: []))
    #expect(observation != nil)
    #expect(changes.all == [["b", "c", "d"]])
  }

  @Test(arguments: [
    "{", "[]", #"{"flags":{"a":{"state":"ON","variants":{"v":2}}}}"#,
    #"{"flags":{"a":{"state":"ENABLED","variants":{"v":2},"defaultVariant":"w"}}}"#,
  ])
  func `an invalid new file changes nothing and is reported once`(text: String) throws {
    try write(#""a":\#(Self.flag("1"))"#)
    let source = try FlagFileProvider(path: path)
    let changes = RecordedKeys()
    let observation = source.observeChanges(changes.record)
    try folder.write(text, to: "flags.json")

    guard case .failed(let error) = source.reloadIfChanged() else {
      Issue.record("The file was taken.")
      return
    }
    #expect(error.diagnostic.line == 1)
    #expect(source.reloadIfChanged() == .unchanged)
    #expect(source.value("a") == .number("1"))
    try write(#""a":\#(Self.flag("33"))"#)
    #expect(source.reloadIfChanged() == .loaded(changedKeys: ["a"], diagnostics: []))
    #expect(observation != nil)
    #expect(changes.all == [["a"]])
  }

  @Test func `a missing file leaves the initial flags in use, and is retried`()
    throws
  {
    let bundled = try FlagSet(reading: Array(#"{"flags":{"a":\#(Self.flag("1"))}}"#.utf8))
    let source = FlagFileProvider(path: path, startingWith: bundled)
    #expect(throws: FlagFileError.self) { try FlagFileProvider(path: path) }

    for _ in 0..<2 {
      guard case .failed(let error) = source.reloadIfChanged() else {
        Issue.record("There is no file.")
        return
      }
      #expect(error.diagnostic.code == "flagFileUnreadable")
      #expect(error.description.contains("the file does not exist"))
    }
    #expect(source.value("a") == .number("1"))
    try write(#""a":\#(Self.flag("2"))"#)
    #expect(source.reloadIfChanged() == .loaded(changedKeys: ["a"], diagnostics: []))
    #expect(source.reloadIfChanged() == .unchanged)
    #expect(source.value("a") == .number("2"))
  }

  @Test func `a file of more than 16 MiB is rejected with the limit, and read once`() throws {
    let start = #"{"flags":{"a":\#(Self.flag("1"))}}"#
    let limit = 16 * 1024 * 1024
    let padding = String(repeating: " ", count: limit - start.utf8.count)
    try folder.write(start + padding, to: "flags.json")
    let source = try FlagFileProvider(path: path)
    try folder.write(start + padding + " ", to: "flags.json")

    guard case .failed(let error) = source.reloadIfChanged() else {
      Issue.record("The file was taken.")
      return
    }
    #expect(error.diagnostic.code == "flagFileTooLarge")
    #expect(error.description == "the flag file is larger than 16 MiB; split it")
    #expect(source.reloadIfChanged() == .unchanged)
    #expect(source.value("a") == .number("1"))
  }

  @Test(.timeLimit(.minutes(20)))
  func `a pipe is no flag file, and opening it does not block`() throws {
    #expect(mkfifo(path, 0o600) == 0)
    let error = #expect(throws: FlagFileError.self) { try FlagFileProvider(path: path) }
    #expect(error?.diagnostic.code == "flagFileUnreadable")
    #expect(
      error?.description.hasSuffix("flags.json': it is not a regular file; name another one")
        == true
    )
  }

  @Test func `an evaluation sees one consistent set while files change on other threads`() throws {
    let folder = folder
    let texts = (0..<2).map { index in
      #"{"flags":{"a":\#(Self.flag("\(index)")),"b":\#(Self.flag("\(index)"))}}"#
    }
    try folder.write(texts[0], to: "flags.json")
    let source = try FlagFileProvider(path: path)
    let changes = RecordedKeys()
    let observation = source.observeChanges(changes.record)
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      if index.isMultiple(of: 5) {
        _ = try? folder.write(texts[index % 2], to: "flags.json")
        source.reload()
      }
      let flags = source.flags
      #expect(flags.value("a") == flags.value("b"))
    }
    #expect(observation != nil)
    #expect(changes.all.allSatisfy { $0 == ["a", "b"] })
  }

  @Test func `a reloaded file keeps its generation of fractional`() throws {
    let fractional = #""targeting":{"fractional":["user9",["a",1],["b",1]]}"#
    let flag = { (number: Int) in
      #""f":{"state":"ENABLED","variants":{"a":"a","b":"b"},"metadata":{"n":\#(number)},\#(fractional)}"#
    }
    try write(flag(1))
    let source = try FlagFileProvider(path: path, fractional: .third)
    let unread = FlagFileProvider(
      path: path,
      fractional: .third,
      startingWith: try FlagSet(reading: Array(#"{"flags":{}}"#.utf8))
    )
    #expect(source.value("f") == .string("a"))
    try write(flag(2))
    #expect(source.reload() == .loaded(changedKeys: ["f"], diagnostics: []))
    #expect(source.value("f") == .string("a") && source.flags.fractional == .third)
    #expect(unread.reload() == .loaded(changedKeys: ["f"], diagnostics: []))
    #expect(unread.value("f") == .string("a"))
    #expect(try FlagFileProvider(path: path).value("f") == .string("b"))
  }
}
