#if os(macOS) || os(Linux)
import Foundation

/// The two pipes to a browser: JSON messages, each terminated by a null byte.
final class BrowserPipe {
  private let input: Int32
  private let output: Int32
  private var rest: [UInt8] = []

  /// Opens two named pipes.
  init(input inputPath: String, output outputPath: String) throws {
    guard mkfifo(inputPath, 0o600) == 0, mkfifo(outputPath, 0o600) == 0 else {
      throw BrowserError("no pipes can be made")
    }
    // For reading and writing, so that opening does not block.
    input = open(inputPath, O_RDWR | O_CLOEXEC)
    output = open(outputPath, O_RDWR | O_CLOEXEC)
    guard input >= 0, output >= 0 else { throw BrowserError("the pipes cannot be opened") }
  }

  deinit {
    close(input)
    close(output)
  }

  /// Sends a message.
  func send(_ message: [String: Any]) throws {
    var bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
    while !bytes.isEmpty {
      let count = write(input, bytes, bytes.count)
      guard count > 0 else { throw BrowserError("the browser does not listen") }
      bytes.removeFirst(count)
    }
  }

  /// Waits for the next message.
  func receive() throws -> [String: Any] {
    while true {
      if let end = rest.firstIndex(of: 0) {
        defer { rest.removeFirst(end + 1) }
        let message = try JSONSerialization.jsonObject(with: Data(rest[..<end]))
        return message as? [String: Any] ?? [:]
      }
      var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 300_000) > 0 else { throw BrowserError("the browser says nothing") }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &bytes, bytes.count)
      guard count > 0 else { throw BrowserError("the browser is gone") }
      rest += bytes[..<count]
    }
  }
}
#endif
