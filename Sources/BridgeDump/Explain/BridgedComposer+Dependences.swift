import Bridge
import Parity
import ScreenDocument
import TopScreen

extension BridgedComposer {
  /// Finds what the outputs of a kind depend on, by running its sides with changed inputs.
  ///
  /// If a side crashes, the line that it received is written to standard error.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - sides: The sides that run.
  ///   - lines: Recorded lines.
  ///   - context: The moment, time zone and locale of lines without their own.
  ///   - maximumRuns: The number of runs after which no further change is tried. One run shows one
  ///     side; it counts once more for every 32 of its responses, and for every 4 KiB of them.
  ///   - shouldContinue: Returns whether to try another change; called before each try.
  /// - Returns: The outputs of the kind, and the inputs on which each depends.
  func findDependences(
    of kind: ContentKind,
    on sides: Set<ComparedSide>,
    in lines: [JournalLine],
    _ context: ViewDataContext,
    maximumRuns: Int = 100_000,
    while shouldContinue: () -> Bool
  ) -> KindDependences {
    let runner = EffectRecordingSideRunner(
      ReplaySideRunner(
        routes: routes,
        base: context,
        makeHandlers: makeHandlers,
        makeState: makeState
      ),
      recordsEffects: comparesEffects(of: kind)
    )
    let finder = DependenceFinder(
      lines.map { $0.fillingMissingMoment(with: context.now) },
      of: kind,
      sides: sides,
      maximumRuns: maximumRuns,
      runner: CrashReportingRunner(runner)
    )
    finder.effectsOfLatestRun = { runner.effectsOfLatestRun }
    return CrashSignalReporter.writeCrashTextOnSignal(includingTermination: false) {
      finder.find(while: shouldContinue)
    }
  }

  /// Returns whether the effects of a kind count: those of a route without effects are not
  /// compared, and those of a kind without a route belong to the specification of its route.
  private func comparesEffects(of kind: ContentKind) -> Bool {
    routes.hasEffects(kind) || !routes.kinds.contains(kind)
  }
}

extension SidesOfKinds {
  /// Returns the sides of a kind that can run: the legacy side if its handler has an output that
  /// can be observed, and the state side if the kind has a route.
  func runnableSides(of kind: ContentKind) -> Set<ComparedSide> {
    var sides: Set<ComparedSide> = []
    if kindsWithLegacyOutput.contains(kind) { sides.insert(.legacy) }
    if kindsWithRoute.contains(kind) { sides.insert(.state) }
    return sides
  }

  /// The kinds of which at least one side can run.
  var runnableKinds: Set<ContentKind> { kindsWithLegacyOutput.union(kindsWithRoute) }
}
