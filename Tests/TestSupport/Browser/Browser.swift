#if os(macOS) || os(Linux)
import Foundation

/// A headless Chromium that all tests of this process share.
///
/// It ends, and its folder is deleted, when the pipe to it is closed: at the end of this process.
final class Browser {
  /// Where Chromium is, which `.ci/install` installs; `nil` if there is none.
  static let executable: String? = {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return names.map { "/usr/bin/" + $0 }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Runs the tests of pages in turn, so that a failure belongs to the test that runs; waiting for the browser blocks no
  /// other test.
  static let executor = QueueExecutor(width: 1)

  // Used by the jobs of `executor` alone, which run in turn.
  private nonisolated(unsafe) static var shared: Browser?

  private let files = TemporaryFolder()
  private let process = Process()
  private let pipe: BrowserPipe
  private var messageNumber = 0

  /// Calls a body with the browser, which is started where none runs.
  ///
  /// After a failure the next call starts another browser.
  static func withShared<Result>(_ body: (Browser) throws -> Result) throws -> Result {
    do {
      let browser = try shared ?? Browser()
      shared = browser
      return try body(browser)
    } catch {
      shared = nil
      throw error
    }
  }

  private init() throws {
    guard let executable = Self.executable else { throw BrowserError("there is no Chromium") }
    pipe = try BrowserPipe(input: files.path + "/in", output: files.path + "/out")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      "$0" --headless --no-sandbox --disable-gpu --no-first-run --user-data-dir="$1/profile" \
      --remote-debugging-pipe about:blank 3<"$1/in" 4>"$1/out"
      rm -rf "$1"
      """,
      executable, files.path,
    ]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  /// Sends a command, and does not wait for its reply.
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any], session: String?) throws -> Int {
    messageNumber += 1
    var message: [String: Any] = ["id": messageNumber, "method": method, "params": parameters]
    message["sessionId"] = session
    try pipe.send(message)
    return messageNumber
  }

  /// Sends a command and waits for its result; `onEvent` receives each message that arrives before.
  func call(
    _ method: String,
    _ parameters: [String: Any] = [:],
    session: String? = nil,
    onEvent: ([String: Any]) -> Void = { _ in }
  ) throws -> [String: Any] {
    let number = try send(method, parameters, session: session)
    while true {
      let reply = try pipe.receive()
      guard reply["id"] as? Int == number else {
        onEvent(reply)
        continue
      }
      if let error = reply["error"] { throw BrowserError("\(method): \(error)") }
      return reply["result"] as? [String: Any] ?? [:]
    }
  }

  /// Waits for the next message.
  func receive() throws -> [String: Any] {
    try pipe.receive()
  }
}
#endif
