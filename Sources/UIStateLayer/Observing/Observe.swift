/// Runs a closure, and again whenever observable state that it read has changed.
///
/// Works with any `@Observable` state, ``UIStateSlot`` and ``Store`` among it, and re-arms by
/// itself. Changes are coalesced: the first one schedules a run on the main actor, which sees that
/// one and every other made until then. The last state is never missed. For each change exactly
/// once, use ``UIStateSlot/observe(_:)``.
///
/// What the closure read in its last run counts, so branches are followed. State must be written on
/// the main actor; a write made by the closure itself, to state it has read in the same run, wakes
/// nobody.
///
/// - Parameter body: Called at once, and again after changes.
/// - Returns: A token; the calls end when it is cancelled or released.
@MainActor
public func observe(_ body: @escaping @MainActor () -> Void) -> StateObservation {
  let observer = TrackingObserver(body)
  observer.run()
  return StateObservation(observer)
}
