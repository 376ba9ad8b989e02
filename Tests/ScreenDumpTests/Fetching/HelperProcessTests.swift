import Foundation
import TestSupport
import Testing

@testable import ScreenDump

/// The helper is a shell, which is asked to run a script.
@Suite(.timeLimit(.minutes(10)))
struct HelperProcessTests {
  private static let long = String(repeating: "x", count: 1_000_000)

  private let files = TemporaryFolder()

  private func shell(asking script: String) -> HelperProcess {
    HelperProcess("/bin/sh", asking: Array(script.utf8))
  }

  private func said(_ answer: Result<[UInt8], HelperProcess.Failure>) throws -> String {
    String(decoding: try answer.get(), as: UTF8.self)
  }

  @Test func `asks on standard input, and hears standard output to its end`() async throws {
    let helper = shell(asking: "echo heard, $#; exit 1\n")
    #expect(try said(await helper.answer(limit: 100, within: .seconds(3600))) == "heard, 0\n")
  }

  @Test func `a helper that does not hear to the end is heard all the same`() async throws {
    let helper = shell(asking: "echo deaf; exit\n" + Self.long)
    #expect(try said(await helper.answer(limit: 100, within: .seconds(3600))) == "deaf\n")
  }

  @Test(arguments: ["", long])
  func `a helper that does not answer is given up in time`(rest: String) async throws {
    let helper = shell(asking: "trap '' INT TERM HUP; exec sleep 1000\n" + rest)
    #expect(await helper.answer(limit: 100, within: .milliseconds(100)) == .failure(.late))
  }

  @Test func `a helper that says more than is of use is not heard to its end`() async throws {
    let helper = shell(asking: "exec yes\n")
    #expect(try said(await helper.answer(limit: 100, within: .seconds(3600))).count > 100)
  }

  @Test func `a helper that does not listen is stopped all the same`() async throws {
    let pipe = files.path + "/pipe"
    mkfifo(pipe, 0o600)
    let helper = shell(asking: "trap '' INT TERM HUP; echo > '\(pipe)'; exec sleep 1000\n")
    async let answer = helper.answer(limit: 100, within: .seconds(3600))
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        _ = FileManager.default.contents(atPath: pipe)
        continuation.resume()
      }
    }
    helper.stop()
    #expect(await answer == .success([]))
  }

  @Test func `one that is stopped before it starts does not start`() async throws {
    let helper = shell(asking: "touch '\(files.path)/started'\n")
    helper.stop()
    #expect(await helper.answer(limit: 100, within: .seconds(3600)) == .success([]))
    #expect(!FileManager.default.fileExists(atPath: files.path + "/started"))
  }
}
