import Foundation
import TestSupport
import Testing

/// `homedump` as a process that requests documents from servers.
@Suite(.timeLimit(.minutes(20)))
struct FetchedScreenTests {
  private let output = Pipe()
  private let errors = Pipe()

  private func homedump(_ arguments: String...) throws -> Process {
    let process = Process()
    process.executableURL = .builtTool("homedump")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try withUnblocked([SIGINT, SIGTERM]) { try process.run() }
    return process
  }

  private func text(of pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  @Test func `shows a screen from a server`() throws {
    let server = try LocalServer([
      "/home.json": LocalServer.document(
        #"{ "contents": [ { "type": "notice", "id": "n", "value": { "notices": [] } } ] }"#
      )
    ])
    let process = try homedump("show", server.url("/home.json"), "--format", "json")
    let shown = text(of: output)
    process.waitUntilExit()

    #expect(process.terminationStatus == 0)
    #expect(shown.contains(#""id": "n""#))
    #expect(server.requests.map(\.target) == ["/home.json"])
  }

  @Test func `a content length that makes Foundation trap is reported in one sentence`() throws {
    let server = try LocalServer([
      "/home.json": { _, connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n{}")
      }
    ])
    let process = try homedump("show", server.url("/home.json"))
    let message = text(of: errors)
    process.waitUntilExit()

    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 2)
    #expect(
      message == "homedump: cannot read '\(server.url("/home.json"))': "
        + "it is larger than 16 MiB; split it.\n"
    )
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends the run while a server responds`(signal: Int32) async throws {
    let hasStarted = Signal()
    let isClosed = Signal()
    let server = try LocalServer([
      "/home.json": LocalServer.endless(begun: hasStarted, closed: isClosed)
    ])
    let process = try homedump("show", server.url("/home.json"))
    await hasStarted.wait()
    kill(process.processIdentifier, signal)
    await isClosed.wait()
    process.waitUntilExit()

    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(text(of: output) == "")
    #expect(text(of: errors) == "")
  }
}
