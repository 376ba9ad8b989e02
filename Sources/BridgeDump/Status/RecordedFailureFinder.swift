import Bridge
import JSONLogic
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TopScreen

/// Finds, for each kind, the response with the fewest bytes on which the sides differ or the state
/// side fails, in screens and journals; of responses of equal size, the first one.
@MainActor
struct RecordedFailureFinder<UIState: AnyObject> {
  /// The smallest failing response of a kind found so far, and its screen.
  private struct SmallestFailureSoFar {
    let source: FailingResponse.ScreenOrJournalLine
    let screen: ScreenToCompose
    let result: ComparisonResult
    /// The size of the response in bytes; `Int.max` if the screen has no content of this id.
    let responseByteCount: Int
  }

  private let composer: BridgedComposer<UIState>
  private var smallestFailureSoFarByKind: [ContentKind: SmallestFailureSoFar] = [:]
  /// The coverage of the journals and of the files of `--coverage`.
  var recordedCoverage = Coverage()
  /// The diagnostics of the invalid lines and steps of the journals, and of the responses that could
  /// not be decoded.
  private(set) var journalDiagnostics = JournalDiagnostics()
  private(set) var uncomparedJournals: [UncomparedJournal] = []

  init(_ composer: BridgedComposer<UIState>) {
    self.composer = composer
  }

  /// Adds the failing responses of a compared screen.
  ///
  /// Of all screens and journals that were added, only the smallest response of each kind is kept.
  mutating func addFailures(of run: BridgedRun, on screen: ScreenToCompose) {
    let responses = Dictionary(screen.document.contents.map { ($0.id, $0) }) { first, _ in first }
    for result in run.results {
      addIfSmallestOfKind(result, responses[result.id], from: .screen(screen.name)) { screen }
    }
  }

  /// Replays a journal, and adds its coverage and its failing responses; ends early after an
  /// interrupt.
  ///
  /// Of all screens and journals that were added, only the smallest response of each kind is kept.
  ///
  /// - Parameters:
  ///   - path: The journal's path, as the user spelled it.
  ///   - context: The moment, time zone and locale of lines without their own.
  ///   - request: Reads the file, and reports the progress.
  /// - Throws: A message for a journal that cannot be read; an invalid line is skipped and reported
  ///   in ``journalDiagnostics`` instead.
  mutating func addJournal(
    _ path: String,
    in context: ViewDataContext,
    _ request: DumpRequest
  ) throws(DumpFailure) {
    var reader = JournalReader()
    let stages = StageFlags(
      overrides: StageOverrides(all: .shadow),
      context: EvaluationContext()
    )
    let replayer = composer.makeReplayer(on: stages)
    let name = path
    var found: [(JournalLine, Int, [ComparisonResult])] = []
    var covered = Coverage()
    var diagnostics = journalDiagnostics
    var hasValidLine = false
    var isCompared = false
    try request.stream(of: path) { stream throws(DumpFailure) in
      var splitter = JournalLineSplitter(maximumLineBytes: JournalReader.maximumLineBytes)
      @MainActor func read(_ line: JournalLineSplitter.Line) {
        let number = line.number
        guard let line = diagnostics.validLine(line, &reader, inFile: name) else { return }
        hasValidLine = true
        covered.add(line)
        let lineContext = context.overridden(by: line.context)
        let replayed = replayer.compare(line, in: lineContext)
        for fault in replayed.faults {
          diagnostics.add(fault.diagnostic.warning(inLine: number), inFile: name)
        }
        let results = replayed.results.map(\.0)
        isCompared = isCompared || results.contains(where: \.outcome.isCompared)
        let differing = results.filter(\.outcome.isMismatchOrCandidateError)
        if !differing.isEmpty { found.append((line, number, differing)) }
      }
      while !request.isInterrupted {
        let bytes = try stream.next()
        if bytes.isEmpty { break }
        splitter.add(bytes)
        while !request.isInterrupted, let line = splitter.next() { read(line) }
        keepSmallestOfEachKind(from: &found, inJournal: name, in: context)
        request.progress.show { _ in "replaying \(name)" }
      }
      if let line = splitter.finish(), !request.isInterrupted { read(line) }
    }
    keepSmallestOfEachKind(from: &found, inJournal: name, in: context)
    recordedCoverage.formUnion(covered)
    journalDiagnostics = diagnostics
    guard !isCompared, !request.isInterrupted else { return }
    uncomparedJournals.append(UncomparedJournal(path: path, hasValidLine: hasValidLine))
  }

  private mutating func keepSmallestOfEachKind(
    from found: inout [(JournalLine, Int, [ComparisonResult])],
    inJournal name: String,
    in context: ViewDataContext
  ) {
    for (line, number, results) in found {
      let responses = JournalLineResponses(line)
      for result in results {
        let response = responses.newestResponse(of: result.id, upToStep: result.step ?? 0)?
          .response
        addIfSmallestOfKind(result, response, from: .journal(name, line: number)) {
          ContentDocument(showing: line.responsesOnScreen(withNewest: response)).map { document in
            ScreenToCompose(
              name: "\(name):\(number)",
              document: document,
              context: context.overridden(by: line.context)
            )
          }
        }
      }
    }
    found = []
  }

  /// Keeps a failure if its response is smaller than that of each earlier failure of its kind.
  ///
  /// - Parameters:
  ///   - result: The result, of any outcome.
  ///   - response: The response that the result is about; `nil` if it is unknown.
  ///   - source: The screen or the journal's line that has the response.
  ///   - makeScreen: Returns a screen that shows the response; `nil` if there is none.
  private mutating func addIfSmallestOfKind(
    _ result: ComparisonResult,
    _ response: ResponseData?,
    from source: FailingResponse.ScreenOrJournalLine,
    on makeScreen: () -> ScreenToCompose?
  ) {
    guard result.outcome.isMismatchOrCandidateError else { return }
    let byteCount = response?.payload.bytes.count ?? .max
    if let best = smallestFailureSoFarByKind[result.kind], best.responseByteCount <= byteCount {
      return
    }
    guard let screen = makeScreen() else { return }
    smallestFailureSoFarByKind[result.kind] = SmallestFailureSoFar(
      source: source,
      screen: screen,
      result: result,
      responseByteCount: byteCount
    )
  }

  /// Returns the smallest failing response of each kind; shrinks those of the given kinds.
  ///
  /// - Parameters:
  ///   - kinds: The kinds whose responses are shrunk.
  ///   - folder: The folder of the files; `nil` to save none.
  ///   - inputs: The paths of the files that the command reads, which no file replaces.
  ///   - progress: Reports that responses are shrunk.
  /// - Returns: The failing responses; a kind whose sides never differed has none.
  func smallestFailureByKind(
    minimizing kinds: Set<ContentKind>,
    folder: String?,
    keeping inputs: [String],
    progress: DumpProgress
  ) -> [ContentKind: FailingResponse] {
    var failures: [ContentKind: FailingResponse] = [:]
    var paths: [String] = []
    for (kind, candidate) in smallestFailureSoFarByKind.sorted(by: { $0.key < $1.key }) {
      let screen = candidate.screen
      var smallest: MinimalScreen?
      if kinds.contains(kind) {
        progress.show { _ in "minimizing the mismatches" }
        smallest = MinimalScreen(
          of: screen.document,
          showing: candidate.result,
          file: ExampleFileNaming.screen.path(
            for: kind,
            in: folder,
            besides: paths,
            keeping: inputs
          ),
          compare: { composer.runInShadow(screen.showing($0)).results }
        )
        if let smallest { paths.append(smallest.file.path) }
      }
      let compared = ComparedScreen(composer.runInShadow(screen), composer.sides)
      let index = compared.results.firstIndex { $0.id == candidate.result.id }
      failures[kind] = FailingResponse(
        source: candidate.source,
        result: candidate.result,
        outputs: index.map { compared.outputsOfResults[$0] }
          ?? ComparedOutputs(legacySide: nil, stateSide: nil),
        minimalScreen: smallest,
        savesMinimalScreen: smallest != nil && folder != nil
      )
    }
    return failures
  }
}

extension JournalLine {
  /// Returns the responses at the line's start, with one of a step in place of the earlier response
  /// of its content, or after the others if its content had none.
  fileprivate func responsesOnScreen(withNewest newest: ResponseData?) -> [ResponseData] {
    guard let newest else { return responses }
    guard responses.contains(where: { $0.id == newest.id }) else { return responses + [newest] }
    return responses.map { $0.id == newest.id ? newest : $0 }
  }
}

extension ContentDocument {
  /// Creates a document with the given responses as its contents; `nil` if the document would be
  /// invalid.
  init?(showing responses: [ResponseData]) {
    let tree = MinimalScreen.screenTree(responses)
    guard let document = try? ContentDocument(reading: Array(tree.text().utf8)) else { return nil }
    self = document
  }
}
