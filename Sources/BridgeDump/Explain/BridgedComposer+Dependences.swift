import Bridge
import Parity
import ScreenDocument
import TopScreen

extension BridgedComposer {
  /// Finds what the outputs of a kind depend on.
  ///
  /// If a side crashes, standard error has the line that the side received.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - sides: The sides that run.
  ///   - lines: Recorded lines.
  ///   - context: The moment, time zone and locale of lines without their own.
  ///   - maximumRuns: The maximum number of runs of a side.
  ///   - shouldContinue: Returns whether to try another change; called before each try.
  /// - Returns: The outputs of the kind, and the inputs on which each depends.
  func dependences(
    of kind: ContentKind,
    on sides: Set<ComparedSide>,
    in lines: [JournalLine],
    _ context: RouteContext,
    maximumRuns: Int = 100_000,
    while shouldContinue: () -> Bool
  ) -> KindDependences {
    let runner = ReplaySideRunner(
      routes: routes,
      base: context,
      makeHandlers: makeHandlers,
      makeState: makeState
    )
    let finder = DependenceFinder(
      lines.map { $0.with(moment: context.now) },
      of: kind,
      sides: sides,
      maximumRuns: maximumRuns,
      runner: CrashNamingRunner(runner)
    )
    return CrashSignals.handle(includingEnds: false) { finder.find(while: shouldContinue) }
  }
}

extension KindSides {
  /// Returns the sides of a kind that can run and have view data: a legacy handler with an output,
  /// and a route.
  func runnableSides(of kind: ContentKind) -> Set<ComparedSide> {
    var sides: Set<ComparedSide> = []
    if observable.contains(kind) { sides.insert(.legacy) }
    if routed.contains(kind) { sides.insert(.state) }
    return sides
  }
}
