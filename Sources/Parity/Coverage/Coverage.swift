import Basics
package import Foundation
public import ScreenDocument
public import StrictJSON

/// The classes of values that recorded responses have had, and those that they never had.
///
/// Each path of a kind's responses has cells (``CoverageCell``), which the responses have reached
/// or not. Coverage is a union: adding a line twice, in another order, or merging the coverage of
/// parts, gives the same result. Memory is bounded: 1,024 kinds; 4,096 paths for each kind, of at
/// most 4,096 bytes, and the whole response; 16 texts and 16 sets of members for each path.
///
/// Coverage holds values of responses, so it stays with the journals and does not go into ledgers.
public struct Coverage: Sendable {
  var coverageByKind: [ContentKind: KindCoverage] = [:]
  var contextCoverage = ContextCoverage()
  /// Whether responses had more kinds than are kept, or a kind with a name longer than 256 bytes.
  public internal(set) var hasMoreKinds = false

  /// The maximum number of kinds, 1,024; the kinds whose names have the smallest hashes are kept.
  static let maximumKinds = 1_024

  private let maximumPathsPerKind: Int

  /// Creates the coverage of no responses.
  public init() {
    self.init(maximumPaths: KindCoverage.maximumPaths)
  }

  package init(maximumPaths: Int) {
    maximumPathsPerKind = maximumPaths
  }

  /// The kinds that have a response, sorted.
  public var kinds: [ContentKind] { coverageByKind.keys.sorted { $0.rawValue < $1.rawValue } }

  /// Returns the paths of a kind's responses, sorted, the whole response first; there are none for
  /// a kind without a response.
  ///
  /// The token `*` stands for every index of a list. A member that is named `*`, or whose name
  /// begins with a backslash, has one more backslash before its name.
  public func paths(of kind: ContentKind) -> [(pointer: JSONPointer, coverage: PathCoverage)] {
    coverageByKind[kind]?.paths ?? []
  }

  /// Returns the number of kept paths of a kind's responses, with that of the whole response; 0 for
  /// a kind without a response.
  ///
  /// - Complexity: O(1).
  package func pathCount(of kind: ContentKind) -> Int { coverageByKind[kind]?.nodes.count ?? 0 }

  /// Returns whether some paths of a kind's responses are not kept: those beyond 4,096 paths, and
  /// those whose text is longer than 4,096 bytes.
  public func omitsPaths(of kind: ContentKind) -> Bool { coverageByKind[kind]?.omitsPaths ?? false }

  /// The names of the time zones in the lines, sorted; at most 16, each cut to 80 bytes.
  public var timeZones: [String] { contextCoverage.timeZones.sorted }
  /// The identifiers of the locales in the lines, sorted; at most 16, each cut to 80 bytes.
  public var locales: [String] { contextCoverage.locales.sorted }
  /// The versions of the app in the lines, sorted; at most 16, each cut to 80 bytes.
  public var appVersions: [String] { contextCoverage.appVersions.sorted }
  /// The hours of the day, 0 to 23 and ascending, of the lines that have a moment and a time zone,
  /// in that zone; those of steps do not count.
  public var hours: [Int] { contextCoverage.hours.sorted() }
  /// Whether a line's day has a change between standard time and daylight saving time in the line's
  /// time zone.
  public var hasDaylightSavingChange: Bool { contextCoverage.hasDaylightSavingChange }

  /// Adds a line of a journal: its context, its responses, and those of its steps at their moments.
  ///
  /// Actions and flips add nothing.
  ///
  /// - Complexity: O(bytes of its responses).
  public mutating func add(_ line: JournalLine) {
    addWithoutSteps(line)
    addStepResponses(of: line)
  }

  /// Adds the responses of a line's steps, at the moments of the steps.
  package mutating func addStepResponses(of line: JournalLine) {
    var moment = line.context.moment
    for step in line.steps {
      moment = moment?.addingTimeInterval(step.secondsSincePreviousStep)
      for response in step.responses { add(response.payload, of: response.kind, at: moment) }
    }
  }

  /// Adds a line of a journal without its steps.
  package mutating func addWithoutSteps(_ line: JournalLine) {
    contextCoverage.add(line.context)
    for response in line.responses {
      add(response.payload, of: response.kind, at: line.context.moment)
    }
  }

  /// Adds a response of which only some parts differ from a response that was added before, at the
  /// same moment.
  ///
  /// The result is that of adding the whole response.
  ///
  /// - Complexity: O(bytes of the parts that differ, and of the objects and lists around them).
  package mutating func add(
    _ response: JSONValue,
    differingFrom base: JSONValue,
    of kind: ContentKind,
    at moment: Date?
  ) {
    updateCoverage(of: kind) { $0.add(response, differingFrom: base, at: moment) }
  }

  /// Adds the time zone, the locale, the app version and the moment of a line.
  package mutating func add(_ context: JournalContext) { contextCoverage.add(context) }

  /// Adds a response.
  package mutating func add(_ response: JSONValue, of kind: ContentKind, at moment: Date?) {
    updateCoverage(of: kind) { $0.add(response, at: moment) }
  }

  /// Adds the coverage of other responses.
  public mutating func formUnion(_ other: Coverage) {
    hasMoreKinds = hasMoreKinds || other.hasMoreKinds
    contextCoverage.formUnion(other.contextCoverage)
    for (kind, coverage) in other.coverageByKind {
      updateCoverage(of: kind) { $0.formUnion(coverage) }
    }
  }

  /// Changes the coverage of a kind; does nothing if ``makeRoom(for:)`` has no room for the kind.
  private mutating func updateCoverage(
    of kind: ContentKind,
    _ change: (inout KindCoverage) -> Void
  ) {
    if let index = coverageByKind.index(forKey: kind) {
      return change(&coverageByKind.values[index])
    }
    guard makeRoom(for: kind) else { return }
    change(&coverageByKind[kind, default: KindCoverage(limit: maximumPathsPerKind)])
  }

  /// Makes room for a new kind: if there is none, removes the kind with the greatest hash.
  ///
  /// - Returns: Whether the new kind can be kept; `false` if its name is longer than 256 bytes, or
  ///   if there is no room and its own hash is the greatest.
  private mutating func makeRoom(for kind: ContentKind) -> Bool {
    guard kind.rawValue.utf8.count <= EvidenceKey.maximumLength else {
      hasMoreKinds = true
      return false
    }
    guard coverageByKind.count >= Self.maximumKinds else { return true }
    hasMoreKinds = true
    let hash = { (kind: ContentKind) in FNV1a.hash(kind.rawValue.utf8) }
    guard let last = coverageByKind.keys.max(by: { hash($0) < hash($1) }), hash(kind) < hash(last)
    else { return false }
    coverageByKind[last] = nil
    return true
  }
}
