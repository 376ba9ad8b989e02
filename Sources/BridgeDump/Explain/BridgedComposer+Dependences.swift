import Bridge
import Parity
import ScreenDocument
import TopScreen

extension BridgedComposer {
  /// Finds what the outputs of a kind depend on.
  ///
  /// If a side ends the process, standard error has its response.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - sides: The sides that run.
  ///   - lines: Recorded lines.
  ///   - context: The context of lines that have none.
  ///   - maximumRuns: The maximum number of runs of a side.
  ///   - shouldContinue: Whether to try another change.
  /// - Returns: The inputs on which the outputs depend.
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
  /// The sides of a kind whose view data can be examined.
  func runnable(_ kind: ContentKind) -> Set<ComparedSide> {
    var sides: Set<ComparedSide> = []
    if observable.contains(kind) { sides.insert(.legacy) }
    if routed.contains(kind) { sides.insert(.state) }
    return sides
  }
}
