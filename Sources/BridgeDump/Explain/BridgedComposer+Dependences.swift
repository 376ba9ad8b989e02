import Bridge
import Parity
import ScreenDocument
import TopScreen

extension BridgedComposer {
  /// A search for what the outputs of a kind depend on.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - sides: The sides that run.
  ///   - lines: Recorded lines.
  ///   - context: The context of lines that have none.
  ///   - maximumRuns: The most runs of a side.
  /// - Returns: The search.
  func dependences(
    of kind: ContentKind,
    on sides: Set<ComparedSide>,
    in lines: [JournalLine],
    _ context: RouteContext,
    maximumRuns: Int = 100_000
  ) -> DependenceFinder {
    let runner = ReplaySideRunner(
      routes: routes,
      base: context,
      makeHandlers: makeHandlers,
      makeState: makeState
    )
    return DependenceFinder(
      lines.map { $0.with(moment: context.now) },
      of: kind,
      sides: sides,
      maximumRuns: maximumRuns,
      runner: runner
    )
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
