import Foundation
import Parity
import ScreenDocument

// Foundation has a type of the same name.
private typealias ComparisonResult = Parity.ComparisonResult

/// Appends to a ledger until it is killed: `LedgerAppender FILE RUN`.
///
/// After each match that is in the file, it writes a byte to standard output. Occasionally it
/// compacts the file.
@main
struct Main {
  @MainActor
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { exit(2) }
    let file = LedgerFile(path: arguments[1])
    let recorder = EvidenceRecorder(
      run: arguments[2],
      appVersion: "1.0",
      file: file,
      onTrip: { _ in }
    )
    var count = 0
    while true {
      recorder.record(ComparisonResult(id: "a", kind: "a", outcome: .matched))
      guard await recorder.flushAndWait() == nil else { exit(3) }
      FileHandle.standardOutput.write(Data(".".utf8))
      count += 1
      if count.isMultiple(of: 8) {
        guard (try? file.compactReturningNewSize(maximumRuns: 10_000)) != nil else { exit(4) }
      }
    }
  }
}
