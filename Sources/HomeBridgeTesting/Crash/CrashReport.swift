import Bridge
import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// Reports the kind, the origin and the response being tested if a side crashes.
///
/// A file beside the journal holds them before a side receives the response, and a crash also
/// writes them to standard error; see ``CurrentResponseFile`` and ``CrashSignalReporter``.
@MainActor
final class CrashReport {
  private let file: CurrentResponseFile?
  private var currentResponse: TestedResponse?

  private init(_ file: CurrentResponseFile?) {
    self.file = file
  }

  /// Runs a body with a report, in which the body records each response before it tests it.
  ///
  /// Without a journal, the report has no file.
  static func withReport<Result>(
    besideJournal journalPath: String?,
    _ body: (CrashReport) -> Result
  ) -> Result {
    CrashSignalReporter.writeCrashTextOnSignal(includingTermination: true) {
      body(CrashReport(journalPath.flatMap(CurrentResponseFile.make)))
    }
  }

  /// Records that the sides are about to receive a response.
  func recordNext(_ response: TestedResponse) {
    if let currentResponse, currentResponse.origin == response.origin,
      currentResponse.context == response.context,
      currentResponse.data.kind == response.data.kind,
      currentResponse.data.payload.bytes == response.data.payload.bytes
    {
      return
    }
    currentResponse = response
    let kind = response.data.kind
    let count =
      switch response.origin {
      case .recorded: "0"
      case .generated(let seed, let number): "\(number), seed: \(seed)"
      }
    let advice = "issues(of: \"\(kind)\", recorded, generated: \(count))"
    writeReport(
      of: [response.data],
      response.context,
      response.origin,
      subject: "'\(kind)'",
      advice: advice
    )
  }

  /// Records that the sides are about to receive the responses of a line.
  func recordNext(_ line: JournalLine, in context: ViewDataContext) {
    currentResponse = nil
    let kinds = line.responses.map { "'\($0.kind)'" }.joined(separator: ", ")
    let advice = "issues(recorded, generated: 0)"
    writeReport(
      of: line.responses,
      context,
      .recorded,
      subject: "a whole line of \(kinds)",
      advice: advice
    )
  }

  private func writeReport(
    of responses: [ResponseData],
    _ context: ViewDataContext,
    _ origin: ResponseOrigin,
    subject: String,
    advice: String
  ) {
    let line = JournalLine(
      context: JournalContext(
        moment: context.now,
        timeZone: context.timeZone,
        locale: context.locale
      ),
      responses: responses
    )
    var text = line.text(redactedBy: JournalRedaction())
    var words = "as recorded"
    if case .generated(let seed, let number) = origin {
      text = Array("{\"seed\":\(seed),\"number\":\(number),".utf8) + text.dropFirst()
      words = "generated as number \(number) with seed \(seed)"
    }
    file?.replaceAll(with: text)
    let copy = file.map { "\nThe file \($0.path) holds the same line." } ?? ""
    let head = """

      The test run ended while the migration suite tested \(subject) \(words).
      Repeat it with \(advice).\(copy)

      """
    CrashTextStorage.publish(Array(head.utf8) + text)
  }
}
