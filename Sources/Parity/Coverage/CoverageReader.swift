import ScreenDocument
import StrictJSON

/// A reader of a file of coverage, line by line.
///
/// The first fault rejects the whole file, because a skipped path would look like an absent one. A
/// missing end of the file is a fault, too.
package struct CoverageReader {
  /// The expected next line.
  private enum ExpectedLine {
    /// The first line.
    case first
    /// The line with the time zones, locales, app versions and hours of the journal lines.
    ///
    /// The lines of `kindCount` kinds follow.
    case contexts(kindCount: Int)
    /// The line that begins a kind: `kindsLeft` kinds are still to be read, including this one;
    /// with 0, no line follows.
    case kind(kindsLeft: Int)
    /// The line of a path of a kind.
    ///
    /// `pathsLeft` paths of the kind are still to be read, including this one. Then `kindsLeft`
    /// kinds follow.
    case path(ContentKind, pathsLeft: Int, kindsLeft: Int)
  }

  private var expectedLine = ExpectedLine.first
  private var coverage = Coverage()
  /// The paths of the kind that is being read.
  private var kindCoverage = KindCoverage()
  private var lineNumber = 0

  package init() {}

  /// Returns whether a line can be the first line of a file of coverage: it is a JSON object with
  /// the member `coverage`, and without `kind` and `responses`.
  package static func isFirstLineOfCoverageFile(_ line: JournalLineSplitter.Line) -> Bool {
    guard case .text(let bytes, _, _) = line, let root = try? JSONDocument(bytes).root else {
      return false
    }
    return root["coverage"] != nil && root["kind"] == nil && root["responses"] == nil
  }

  /// Reads the next line; throws its first fault, also if it is too long or comes after the last
  /// line that the file announces.
  package mutating func readCoverageLine(
    _ line: JournalLineSplitter.Line
  ) throws(Coverage.ReadingError) {
    switch line {
    case .tooLong(let number):
      let maximumMiB = JournalReader.maximumLineBytes / 1024 / 1024
      throw Coverage.ReadingError(inLine: number, "The line is longer than \(maximumMiB) MiB.")
    case .text(let bytes, let number, _):
      lineNumber = number
      try readCoverageLine(bytes, inLine: number)
    }
  }

  private mutating func readCoverageLine(
    _ bytes: [UInt8],
    inLine number: Int
  ) throws(Coverage.ReadingError) {
    let root: JSONValue
    do throws(JSONSyntaxError) {
      root = try JSONDocument(bytes, limits: JSONLimits(maximumDepth: 16)).root
    } catch {
      throw Coverage.ReadingError(error.diagnostic, inLine: number)
    }
    do throws(JSONFormError) {
      _ = try root.read(ExpectedJSONForm<JSONValue>.object)
      expectedLine = try lineExpectedAfter(reading: root)
    } catch {
      throw Coverage.ReadingError(error.diagnostic(.error, "badCoverage"), inLine: number)
    }
  }

  /// Reads a line as the expected line, and returns which line is expected next.
  private mutating func lineExpectedAfter(
    reading root: JSONValue
  ) throws(JSONFormError) -> ExpectedLine {
    switch expectedLine {
    case .first:
      let schema = try root.read("schema", .integer(1...(.max)))
      guard schema == Coverage.schema else {
        throw JSONFormError(
          root,
          "has schema \(schema), which this version cannot read; use a newer version"
        )
      }
      try root.throwForUnknownMember(besides: ["coverage", "hasMoreKinds", "kinds", "schema"])
      _ = try root.read("coverage", .text(upToBytes: 1_024))
      coverage.hasMoreKinds = try root.read("hasMoreKinds", .bool)
      return .contexts(kindCount: try root.read("kinds", .integer(0...Coverage.maximumKinds)))
    case .contexts(let kindCount):
      try root.throwForUnknownMember(besides: ["lines"])
      coverage.contextCoverage = try root.read("lines", .contextCoverage)
      return .kind(kindsLeft: kindCount)
    case .kind(kindsLeft: 0):
      throw JSONFormError(
        root,
        "comes after the last line that the file announces; write the file again"
      )
    case .kind(let kindsLeft):
      try root.throwForUnknownMember(besides: ["isLimited", "kind", "paths"])
      let kind = try root.read("kind", ExpectedJSONForm<ContentKind>.kind)
      guard coverage.coverageByKind[kind] == nil else {
        throw JSONFormError(
          root,
          "has a kind that an earlier line has already; write the file again"
        )
      }
      kindCoverage = KindCoverage()
      if try root.read("isLimited", .bool) { kindCoverage.markAsOmittingPaths() }
      let pathCount = try root.read("paths", .integer(1...KindCoverage.maximumPaths + 1))
      return .path(kind, pathsLeft: pathCount, kindsLeft: kindsLeft - 1)
    case .path(let kind, let pathsLeft, let kindsLeft):
      let path = try root.read("path", .pointer)
      guard kindCoverage.restore(try root.read(.pathCoverage), at: path) else {
        throw JSONFormError(
          root,
          "has a path that is too long, or is on an earlier line already, or whose parent is on no "
            + "earlier line; write the file again"
        )
      }
      guard pathsLeft == 1 else {
        return .path(kind, pathsLeft: pathsLeft - 1, kindsLeft: kindsLeft)
      }
      coverage.coverageByKind[kind] = kindCoverage
      return .kind(kindsLeft: kindsLeft)
    }
  }

  /// Returns the coverage after the last line; throws if the file is not complete.
  package func finish() throws(Coverage.ReadingError) -> Coverage {
    guard case .kind(kindsLeft: 0) = expectedLine else {
      throw Coverage.ReadingError(
        inLine: lineNumber + 1,
        "The file ends before all of its kinds and paths, because its writer was interrupted or it "
          + "was cut; write it again."
      )
    }
    return coverage
  }
}
