import Foundation
import TestSupport
import Testing

@testable import Basics
@testable import ScreenDocument

@Suite(.long) struct FileReplacementTests {
  private let files = TemporaryFolder()
  private var path: String { files.path + "/out" }

  private func replace(_ text: String) throws {
    try FileReplacement.replace(path, with: Array(text.utf8))
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o666, 0o400] as [mode_t])
  func `a file that is replaced keeps its permissions`(mode: mode_t) throws {
    try files.write("old", to: "out")
    #expect(chmod(path, mode) == 0)
    try replace("new")
    #expect(Self.mode(of: path) == mode)
    #expect(try files.text(of: "out") == "new")
    #expect(try files.names == ["out"])
  }

  @Test func `a new file has exactly the requested permissions`() throws {
    try FileReplacement.replace(path, with: [1], mode: 0o600)
    #expect(Self.mode(of: path) == 0o600)
  }

  @Test func `files without a draft name are left unchanged`() throws {
    let others = ["out.draft", ".out.draft", "out.\(getpid()).draft", ".out.1-0123456789abcdef"]
    for name in others { try files.write("mine", to: name) }
    #expect(mkfifo(files.path + "/.out.2-0123456789abcdef.draft", 0o600) == 0)
    try files.write("mine", to: ".other.1-0123456789abcdef.draft")
    try replace("new")
    for name in others { #expect(try files.text(of: name) == "mine") }
    #expect(try files.text(of: ".other.1-0123456789abcdef.draft") == "mine")
    #expect(try files.names.count == others.count + 3)
  }

  @Test func `another hard link of the file keeps the old content`() throws {
    try files.write("old", to: "out")
    #expect(link(path, files.path + "/second") == 0)
    try replace("new")
    #expect(try files.text(of: "second") == "old")
  }

  @Test func `a draft without a writing process is removed, and one with a writer stays`()
    throws
  {
    try files.write("half", to: ".out.1-0123456789abcdef.draft")
    try files.write("half", to: ".out.2-0123456789abcdef.draft")
    let living = open(files.path + "/.out.2-0123456789abcdef.draft", O_RDONLY)
    defer { close(living) }
    #expect(flock(living, LOCK_EX | LOCK_NB) == 0)
    try replace("new")
    #expect(try files.names == [".out.2-0123456789abcdef.draft", "out"])
  }

  @Test func `a link stays a link, and its target is replaced`() throws {
    try files.makeFolder("elsewhere")
    try files.write("old", to: "elsewhere/real")
    try files.link("out", to: "elsewhere/real")
    try files.write("half", to: "elsewhere/.real.1-0123456789abcdef.draft")
    try replace("new")
    #expect(try files.text(of: "elsewhere/real") == "new")
    #expect(try files.names == ["elsewhere", "out"])
    let names = try FileManager.default.contentsOfDirectory(atPath: files.path + "/elsewhere")
    #expect(names == ["real"])
  }

  @Test func `a file name of the maximum length can be written`() throws {
    let name = String(repeating: "x", count: 255)
    try FileReplacement.replace(files.path + "/" + name, with: [1])
    #expect(try files.names == [name])
  }

  @Test func `a path without a folder refers to the current folder`() throws {
    let name = "replaced-\(UUID().uuidString)"
    try FileReplacement.replace(name, with: [1])
    #expect(unlink(name) == 0)
  }

  @Test(arguments: [("none/out", ENOENT), ("file/out", ENOTDIR)])
  func `a write error is thrown and leaves no draft`(name: String, code: Int32) throws {
    try files.write("", to: "file")
    #expect(throws: SystemFailure(code: code)) {
      try FileReplacement.replace(files.path + "/" + name, with: [1])
    }
    #expect(try files.names == ["file"])
  }

  @Test func `simultaneous writers leave one complete file and no draft`() async throws {
    let path = self.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in UInt8(0)..<8 {
        group.addTask {
          for _ in 0..<20 {
            let bytes = [UInt8](repeating: writer, count: 1 + 1_000 * Int(writer))
            try FileReplacement.replace(path, with: bytes)
          }
        }
      }
      try await group.waitForAll()
    }
    let bytes = try Array(Data(contentsOf: URL(filePath: path)))
    let value = try #require(bytes.first)
    #expect(bytes == [UInt8](repeating: value, count: 1 + 1_000 * Int(value)))
    #expect(try files.names == ["out"])
  }
}
