import Foundation
import TestSupport
import Testing

/// `homedump` as a process, with its helper beside it.
@Suite(.timeLimit(.minutes(10)))
struct FetchedScreenTests {
  private let output = Pipe()

  private func homedump(_ arguments: String...) throws -> Process {
    let process = Process()
    process.executableURL = .builtTool("homedump")
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    return process
  }

  @Test func `shows a screen from a server`() throws {
    let server = try LocalServer([
      "/home.json": LocalServer.document(
        #"{ "contents": [ { "type": "notice", "id": "n", "value": { "notices": [] } } ] }"#
      )
    ])
    let process = try homedump("show", server.url("/home.json"), "--format", "json")
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    #expect(process.terminationStatus == 0)
    #expect(text.contains(#""id": "n""#))
    #expect(server.requests.map(\.target) == ["/home.json"])
  }

  @Test func `the helper ends with the process that asked, however that ends`() async throws {
    let hasStarted = Signal()
    let isClosed = Signal()
    let server = try LocalServer([
      "/home.json": LocalServer.endless(begun: hasStarted, closed: isClosed)
    ])
    let process = try homedump("show", server.url("/home.json"))
    await hasStarted.wait()
    kill(process.processIdentifier, SIGKILL)
    await isClosed.wait()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
  }
}
