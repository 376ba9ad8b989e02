import Bridge
public import Parity
public import ScreenDocument
import TopScreen

extension MigrationSuite {
  /// Finds what the outputs of a kind depend on, on each side.
  ///
  /// - Parameters:
  ///   - kind: A kind with both sides whose handler has an output.
  ///   - recorded: The recorded responses. At most 8 records with the kind are changed: those that
  ///     differ most from one another.
  ///   - maximumRuns: The number of runs after which no further change is tried; a run counts once
  ///     more for every 32 of its responses, and for every 4 KiB of them. One run shows one side.
  /// - Returns: The inputs of each place of the view data; no places for a kind without records.
  public func dependences(
    of kind: ContentKind,
    _ recorded: RecordedResponses,
    maximumRuns: Int = 20_000
  ) -> KindDependences {
    let runner = ReplaySideRunner(
      routes: routes,
      base: defaultContext,
      makeHandlers: makeHandlers,
      makeState: makeState
    )
    let lines = recorded.lines.filter { $0.responses.contains { $0.kind == kind } }
      .map { $0.fillingMissingMoment(with: defaultContext.now) }
    return DependenceFinder(lines, of: kind, maximumRuns: maximumRuns, runner: runner).find()
  }

  /// Returns a warning for each path that influences what is shown and at which the records lack
  /// some classes of values.
  ///
  /// The warnings are no failures: they say what an empty list of ``issues(_:generated:seed:)``
  /// does not cover.
  ///
  /// ```swift
  /// for issue in suite.uncovered(recorded) { Issue.record("\(issue)", severity: .warning) }
  /// ```
  ///
  /// - Parameters:
  ///   - recorded: The recorded responses.
  ///   - maximumRuns: The number of runs for one kind after which no further change is tried. One
  ///     run shows one side. If a kind needs more runs, some of its paths can be missing.
  /// - Returns: One issue with the severity `warning` for each path, sorted by kind and path; none
  ///   for a kind that is excluded, has only one side, or has a handler without an output.
  public func uncovered(
    _ recorded: RecordedResponses,
    maximumRuns: Int = 20_000
  ) -> [MigrationIssue] {
    var coverage = Coverage()
    for line in recorded.lines { coverage.add(line.fillingMissingMoment(with: defaultContext.now)) }
    return kinds.filter { untestedKinds[$0] == nil && hasComparableSides($0) }
      .flatMap { kind in
        let read = dependences(of: kind, recorded, maximumRuns: maximumRuns).readPaths
        return coverage.paths(of: kind)
          .filter { read.contains($0.pointer) && !$0.coverage.unreachedCells.isEmpty }
          .map { MigrationIssue(uncovered: $0.coverage.unreachedCells, of: kind, at: $0.pointer) }
      }
  }
}
