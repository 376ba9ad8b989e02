import Bridge
import Parity
import ScreenDocument

/// Passes journal lines to another runner; if a side crashes on a line, the process writes that
/// line to standard error.
@MainActor
final class CrashReportingRunner<Base> {
  private let base: Base
  /// The bytes of the last crash text; they are kept to reuse their memory.
  private var preparedCrashText: [UInt8] = []
  /// The last result of ``crashTextHead(_:)``, and the kinds that it names.
  private var lastCrashTextHead: (kinds: Set<ContentKind>, text: String) = ([], "")

  init(_ base: Base) { self.base = base }

  /// Sets the text that the process writes to standard error if a side crashes on this line.
  private func setCrashText(for line: JournalLine) {
    let kinds = Set(line.responses.map(\.kind))
    if lastCrashTextHead.kinds != kinds { lastCrashTextHead = (kinds, Self.crashTextHead(kinds)) }
    preparedCrashText.removeAll(keepingCapacity: true)
    preparedCrashText += lastCrashTextHead.text.utf8
    line.write(redactedBy: JournalRedaction(), to: &preparedCrashText)
    CrashTextStorage.publish(preparedCrashText)
  }

  /// Returns the sentences of a crash text before the line.
  private static func crashTextHead(_ kinds: Set<ContentKind>) -> String {
    let names = kinds.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return """

      The process ended while a side handled this line of a journal, with responses of \(names).
      Save the line to a file, and repeat it with: replay FILE

      """
  }
}

extension CrashReportingRunner: SearchRunner where Base: SearchRunner {
  func run(_ line: JournalLine) -> SearchRun {
    setCrashText(for: line)
    return base.run(line)
  }
}

extension CrashReportingRunner: SideRunner where Base: SideRunner {
  func output(of content: ContentID, on side: ComparedSide, of line: JournalLine) -> SideOutput {
    setCrashText(for: line)
    return base.output(of: content, on: side, of: line)
  }
}
