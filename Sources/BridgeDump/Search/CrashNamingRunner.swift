import Bridge
import Parity
import ScreenDocument

/// Passes journal lines to another runner; if a side crashes on a line, the process writes that
/// line to standard error.
@MainActor
final class CrashNamingRunner<Base> {
  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Sets the text that is written to standard error if a side crashes with a line.
  private func setCrashText(for line: JournalLine) {
    let kinds = Set(line.responses.map(\.kind)).sorted().map { "'\($0)'" }.joined(separator: ", ")
    let head = """

      The process ended while a side handled this line of a journal, with responses of \(kinds).
      Save the line to a file, and repeat it with: replay FILE

      """
    CrashText.publish(Array(head.utf8) + line.text(JournalRedaction()))
  }
}

extension CrashNamingRunner: SearchRunner where Base: SearchRunner {
  func run(_ line: JournalLine) -> SearchRun {
    setCrashText(for: line)
    return base.run(line)
  }
}

extension CrashNamingRunner: SideRunner where Base: SideRunner {
  func output(of content: ContentID, on side: ComparedSide, of line: JournalLine) -> SideOutput {
    setCrashText(for: line)
    return base.output(of: content, on: side, of: line)
  }
}
