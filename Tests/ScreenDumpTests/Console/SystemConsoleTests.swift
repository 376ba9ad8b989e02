import Basics
import Foundation
import ScreenDocument
import ScreenDump
import Testing

@MainActor
@Suite struct SystemConsoleTests {
  @Test func `writes a whole text despite partial writes`() async throws {
    let pipe = Pipe()
    let text = String(repeating: "春の大感謝祭\n", count: 100_000)
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let reading = Task.detached {
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd()
    }
    try SystemConsole(output: pipe.fileHandleForWriting.fileDescriptor).writeOutput(text)
    try pipe.fileHandleForWriting.close()
    #expect(try await reading.value == Data(text.utf8))
  }

  @Test func `ends silently after a closed pipe`() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let console = SystemConsole(output: pipe.fileHandleForWriting.fileDescriptor)
    try console.writeOutput("first")
    try console.writeOutput("second")
    #expect(await ShopDump().tool.run(["show"], in: console) == .success)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `reports a full disk`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let console = SystemConsole(output: full.fileDescriptor)
    #expect(throws: SystemFailure(code: ENOSPC)) { try console.writeOutput("text") }
  }

  @Test func `a pipe is not a terminal`() {
    let pipe = Pipe()
    let console = SystemConsole(output: pipe.fileHandleForWriting.fileDescriptor)
    #expect(!console.isOutputTerminal)
    #expect(console.width == nil)
    #expect(console.environmentVariable("A_NAME_THAT_NOBODY_SETS") == nil)
  }
}
