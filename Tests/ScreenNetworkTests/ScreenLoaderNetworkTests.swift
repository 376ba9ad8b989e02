import Foundation
import ScreenDocument
import ScreenNetwork
import TestSupport
import Testing
import UIStateLayer

@Suite(.timeLimit(.minutes(20)))
struct ScreenLoaderNetworkTests {
  @Test func `Y6 the three documents are requested concurrently`() async throws {
    let started = ["layout", "property", "data"].map { ($0, Signal()) }
    let server = try LocalServer()
    for (part, signal) in started {
      server.answer("/page/\(part).json") { _, connection in
        signal.fire()
        for (_, other) in started { other.block() }
        connection.respond(200, "\"\(part)\"")
      }
    }
    let screen = try await ScreenLoader().fetch(try ScreenLocation(server.url("/page/")))
    #expect(
      screen.payload
        == .blocks(
          layout: Array("\"layout\"".utf8),
          property: Array("\"property\"".utf8),
          data: Array("\"data\"".utf8)
        )
    )
  }

  @Test func `a failed document cancels the others`() async throws {
    let hasStarted = Signal()
    let isClosed = Signal()
    let server = try LocalServer([
      "/page/layout.json": LocalServer.endless(begun: hasStarted, closed: isClosed),
      "/page/data.json": { _, connection in
        hasStarted.block()
        connection.respond(500)
      },
    ])
    let location = try ScreenLocation(server.url("/page/"))
    let loader = ScreenLoader(
      fetcher: ResourceFetcher(clock: TestClock()),
      limits: ResourceLimits(timeout: .seconds(3600))
    )
    let error = await #expect(throws: LoadError.self) { try await loader.fetch(location) }
    #expect(error == LoadError(.status(500), of: server.url("/page/data.json")))
    await isClosed.wait()
  }
}
