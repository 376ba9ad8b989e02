/// The work that an action starts after its mutation; the store runs it.
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
/// An effect is a task of its store, on the main actor; awaited functions run on their own actors.
/// Only `send` and `cancel` without a delay or a queue are performed at once, without a task. The
/// store's release cancels every effect. Actions that an effect sends after its end or its
/// cancellation are dropped.
public struct Effect<Action: Sendable>: Sendable {
  /// The work, id, queue and delay of the effect; `nil` for no effect.
  ///
  /// The plan is a class instance, so that an effect costs one pointer: most actions start none.
  let plan: EffectPlan<Action>?

  private init(_ plan: EffectPlan<Action>?) {
    self.plan = plan
  }

  private init(_ work: EffectPlan<Action>.Work) {
    plan = EffectPlan(work)
  }

  /// An effect that does nothing.
  public static var none: Effect { Effect(nil) }

  /// Returns an effect that sends an action; it is applied after the current one and after those
  /// that already wait.
  public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

  /// Returns an effect that cancels all running and waiting effects of the store with an id; it
  /// does nothing if there is none.
  ///
  /// - Parameter id: The id, given with ``cancellable(id:)``.
  /// - Returns: The effect.
  public static func cancel(_ id: EffectID) -> Effect { Effect(.cancel(id)) }

  /// Returns an effect that runs asynchronous work.
  ///
  /// A `CancellationError`, and any error after the cancellation, ends the effect silently.
  /// `failure` converts any other error to an action, which is sent; without `failure`, the error
  /// is reported as ``StateIssue/unhandledEffectError(store:error:)``.
  ///
  /// - Parameters:
  ///   - operation: The work; it receives a sender of actions.
  ///   - failure: Returns the action for an error.
  /// - Returns: The effect.
  public static func run(
    _ operation: @escaping @MainActor @Sendable (ActionSender<Action>) async throws -> Void,
    failure: (@MainActor @Sendable (any Error) -> Action)? = nil
  ) -> Effect {
    Effect(.run(operation, failure: failure))
  }

  /// Returns an effect that runs effects one after the other; the next one starts even if the one
  /// before has failed, was cancelled alone or was discarded by its queue.
  ///
  /// Cancelling the returned effect cancels the running one, and starts no other.
  public static func sequence(_ effects: Effect...) -> Effect { Effect(.sequence(effects)) }

  /// Returns an effect that starts effects in order, without waiting, and ends when all have ended.
  ///
  /// Cancelling it cancels those that still run, and starts no other.
  public static func merge(_ effects: Effect...) -> Effect { Effect(.merge(effects)) }

  /// Returns the effect with an id, by which ``cancel(_:)`` cancels it.
  ///
  /// The id replaces the one of an earlier call on the same effect. Several effects may share an
  /// id; starting one of them does not cancel the others.
  public func cancellable(id: EffectID) -> Effect {
    Effect(plan?.with(id: id))
  }

  /// Returns the effect, limited by a queue, which replaces the one of an earlier call.
  ///
  /// An effect in a sequence or merge takes no place of its own if the sequence or merge has a
  /// place in the same queue.
  ///
  /// - Returns: The effect.
  public func queued(in queue: EffectQueue) -> Effect {
    Effect(plan?.with(queue: queue))
  }

  /// Returns the effect with a delay, in place of an earlier delay.
  ///
  /// It keeps its place in its queue while it waits, so a delay in a `newest` queue debounces.
  ///
  /// - Parameters:
  ///   - duration: The delay.
  ///   - clock: The clock to wait on.
  /// - Returns: The effect.
  public func delayed(by duration: Duration, on clock: any Clock<Duration>) -> Effect {
    Effect(plan?.with(delay: EffectDelay(duration: duration, clock: clock)))
  }
}
