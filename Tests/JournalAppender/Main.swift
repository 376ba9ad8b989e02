import Foundation
import Parity
import ScreenDocument
import StrictJSON

/// Records to a journal until it is killed: `JournalAppender FILE`.
///
/// After each line in the file, it writes a byte to standard output.
@main
struct Main {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 2 else { exit(2) }
    let recorder = JournalRecorder(
      path: arguments[1],
      limits: JournalRecorder.Limits(fileBytes: .max, linesPerRecorder: .max)
    )
    let payload = try JSONDocument(Array("[\(String(repeating: "1,", count: 500))2]".utf8)).root
    let response = ResponseData(kind: "a", id: "a", position: 0, payload: payload)
    while true {
      recorder.record(JournalLine(context: JournalContext(), responses: [response]))
      guard await recorder.waitUntilWritten().failure == nil else { exit(3) }
      FileHandle.standardOutput.write(Data(".".utf8))
    }
  }
}
