/// Runs a closure, and runs it again whenever observable state that it read has changed.
///
/// Works with any `@Observable` state, including ``UIStateSlot`` and ``Store``, and tracks again
/// after each run. Changes are coalesced: the first change schedules a run on the main actor, which
/// reads the result of all changes until then. The last state is never missed. To receive each
/// change exactly once, use ``UIStateSlot/observe(_:)``.
///
/// Only the state that the closure read in its last run counts, so conditions may decide what it
/// reads. State must be written on the main actor; a write by the closure itself, to state it has
/// read in the same run, causes no further run.
///
/// - Parameter body: Called immediately, and again after changes.
/// - Returns: A token; the calls end when it is cancelled or released.
@MainActor
public func observe(_ body: @escaping @MainActor () -> Void) -> StateObservation {
  let observer = TrackingObserver(body)
  observer.run()
  return StateObservation(observer)
}
