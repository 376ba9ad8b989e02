/// What an action starts besides its mutation: a value, which the store carries out.
///
/// ```swift
/// case .queryChanged(let text):
///   .run { send in
///     send(.found(try await search(text)))
///   } failure: { _ in
///     .searchFailed
///   }
///   .delayed(by: .milliseconds(300), on: clock)
///   .queued(in: EffectQueue("search", .newest()))
/// ```
///
/// Every effect is a task of its store, on the main actor; what it awaits runs where that belongs.
/// It is cancelled with the store. What a cancelled effect still sends is dropped.
public struct Effect<Action: Sendable>: Sendable {
  /// What is to be done, in a box: most actions start nothing, and that costs a pointer.
  let plan: EffectPlan<Action>?

  private init(_ plan: EffectPlan<Action>?) {
    self.plan = plan
  }

  private init(_ work: EffectPlan<Action>.Work) {
    plan = EffectPlan(work)
  }

  /// Nothing.
  public static var none: Effect { Effect(nil) }

  /// Sends an action, behind the running one.
  ///
  /// - Parameter action: What has happened.
  /// - Returns: The effect.
  public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

  /// Cancels what runs or waits under a name.
  ///
  /// - Parameter id: The name, given with ``cancellable(id:)``.
  /// - Returns: The effect.
  public static func cancel(_ id: EffectID) -> Effect { Effect(.cancel(id)) }

  /// Does asynchronous work.
  ///
  /// A `CancellationError` ends the effect quietly. Another error becomes the action that `failure`
  /// makes of it; without one it is reported as ``StateIssue/unhandledEffectError(store:error:)``.
  ///
  /// - Parameters:
  ///   - operation: The work, which gets the way back to the store.
  ///   - failure: The action for an error.
  /// - Returns: The effect.
  public static func run(
    _ operation: @escaping @MainActor @Sendable (ActionSender<Action>) async throws -> Void,
    failure: (@MainActor @Sendable (any Error) -> Action)? = nil
  ) -> Effect {
    Effect(.run(operation, failure: failure))
  }

  /// Carries out effects one after the other; the next one starts even if one fails or is cancelled.
  ///
  /// - Parameter effects: The effects.
  /// - Returns: The effect.
  public static func sequence(_ effects: Effect...) -> Effect { Effect(.sequence(effects)) }

  /// Carries out effects at the same time.
  ///
  /// - Parameter effects: The effects.
  /// - Returns: The effect.
  public static func merge(_ effects: Effect...) -> Effect { Effect(.merge(effects)) }

  /// The same effect with a name to cancel it by; others may bear it too.
  ///
  /// - Parameter id: The name.
  /// - Returns: The effect.
  public func cancellable(id: EffectID) -> Effect {
    Effect(plan?.with(id: id))
  }

  /// The same effect, which needs a place in a queue.
  ///
  /// A part of a sequence or a merge that has a place there runs in that place.
  ///
  /// - Parameter queue: The queue.
  /// - Returns: The effect.
  public func queued(in queue: EffectQueue) -> Effect {
    Effect(plan?.with(queue: queue))
  }

  /// The same effect, later.
  ///
  /// It has its place in its queue while it waits, so that a delay in a `newest` queue debounces.
  ///
  /// - Parameters:
  ///   - duration: How much later.
  ///   - clock: The clock to wait on.
  /// - Returns: The effect.
  public func delayed(by duration: Duration, on clock: any Clock<Duration>) -> Effect {
    Effect(plan?.with(delay: EffectDelay(duration: duration, clock: clock)))
  }
}
