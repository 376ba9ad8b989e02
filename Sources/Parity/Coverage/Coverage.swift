public import ScreenDocument
public import StrictJSON

/// What a corpus of recorded responses has varied, and what it never has.
///
/// Each path of a kind's responses has cells (``CoverageCell``), which the corpus has reached or not. Coverage is a union: adding
/// a line twice, or in another order, or merging the coverage of parts, gives the same. Memory is bounded: 4,096 paths a
/// kind, 16 texts and 16 sets of members a path.
///
/// Coverage holds values of responses, so it stays with the journals and does not go into ledgers.
public struct Coverage: Sendable {
  var byKind: [ContentKind: KindCoverage] = [:]
  var lines = LineCoverage()

  private let maximumPaths: Int

  /// Creates the coverage of no responses.
  public init() {
    self.init(maximumPaths: KindCoverage.maximumPaths)
  }

  package init(maximumPaths: Int) {
    self.maximumPaths = maximumPaths
  }

  /// The kinds that have a response, sorted.
  public var kinds: [ContentKind] { byKind.keys.sorted { $0.rawValue < $1.rawValue } }

  /// The paths of a kind's responses, the whole response first; list indices are written `*`.
  public func paths(of kind: ContentKind) -> [(pointer: JSONPointer, coverage: PathCoverage)] {
    byKind[kind]?.paths ?? []
  }

  /// Whether a kind has more paths than are kept.
  public func isLimited(_ kind: ContentKind) -> Bool { byKind[kind]?.isLimited ?? false }

  /// The time zones of the lines, up to 16.
  public var timeZones: [String] { lines.timeZones.sorted }
  /// The locales of the lines, up to 16.
  public var locales: [String] { lines.locales.sorted }
  /// The versions of the app, up to 16.
  public var appVersions: [String] { lines.appVersions.sorted }
  /// The hours of the day in the lines' own time zones, 0 to 23.
  public var hours: [Int] { lines.hours.sorted() }
  /// Whether the clocks of its time zone changed on the day of some line.
  public var hasClockChange: Bool { lines.hasClockChange }

  /// Adds a line of a journal.
  ///
  /// - Complexity: O(bytes of its responses).
  public mutating func add(_ line: JournalLine) {
    lines.add(line.context)
    for response in line.responses {
      byKind[response.kind, default: KindCoverage(limit: maximumPaths)]
        .add(response.payload, at: line.context.moment)
    }
  }

  /// Adds what another corpus has reached.
  public mutating func formUnion(_ other: Coverage) {
    lines.formUnion(other.lines)
    for (kind, coverage) in other.byKind {
      byKind[kind, default: KindCoverage(limit: maximumPaths)].formUnion(coverage)
    }
  }
}
