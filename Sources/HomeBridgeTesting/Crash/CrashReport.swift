import Bridge
import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// Reports the kind, the seed and the response being tested if a side crashes.
///
/// A file beside the journal holds them before a side receives the response, and a crash also
/// writes them to standard error; see ``CrashFile`` and ``CrashSignals``.
@MainActor
final class CrashReport {
  private let file: CrashFile?
  private var last: TestedResponse?

  private init(_ file: CrashFile?) {
    self.file = file
  }

  /// Keeps a report up to date while a body runs.
  static func keep<Result>(
    besideJournal journal: String?,
    _ body: (CrashReport) -> Result
  ) -> Result {
    CrashSignals.handle {
      body(CrashReport(journal.flatMap(CrashFile.make)))
    }
  }

  /// Records that the sides are about to receive a response.
  func begin(_ response: TestedResponse) {
    if let last, last.seed == response.seed, last.context == response.context,
      last.data.kind == response.data.kind, last.data.payload.bytes == response.data.payload.bytes
    {
      return
    }
    last = response
    let kind = response.data.kind
    let advice =
      response.seed.map { "issues(of: \"\(kind)\", recorded, generated: 1, seed: \($0))" }
      ?? "issues(of: \"\(kind)\", recorded, generated: 0)"
    publish([response.data], response.context, seed: response.seed, "'\(kind)'", advice)
  }

  /// Records that the sides are about to receive the responses of a line.
  func begin(_ line: JournalLine, in context: RouteContext) {
    last = nil
    let kinds = line.responses.map { "'\($0.kind)'" }.joined(separator: ", ")
    let advice = "issues(recorded, generated: 0)"
    publish(line.responses, context, seed: nil, "a whole line of \(kinds)", advice)
  }

  private func publish(
    _ responses: [ResponseData],
    _ context: RouteContext,
    seed: UInt64?,
    _ subject: String,
    _ advice: String
  ) {
    let line = JournalLine(
      context: JournalContext(
        moment: context.now,
        timeZone: context.timeZone,
        locale: context.locale
      ),
      responses: responses
    )
    var text = line.text(JournalRedaction())
    if let seed { text = Array("{\"seed\":\(seed),".utf8) + text.dropFirst() }
    file?.replaceAll(with: text)
    let origin = seed.map { "with seed \($0)" } ?? "as recorded"
    let copy = file.map { "\nThe file \($0.path) has the same text." } ?? ""
    let head = """

      The test run ended while the migration suite tested \(subject) \(origin).
      Repeat it with \(advice).\(copy)

      """
    CrashText.publish(Array(head.utf8) + text)
  }
}
