import UIStateLayer

/// A handler that replaces the slot of its content on the screen as soon as it has emitted, at the
/// latest 0.5 seconds after the flip.
@MainActor
final class ArrivingHandler<Response, Output: ViewData> {
  let side: LegacySide<Response, Output>
  /// The scheduled call that shows the handler even if it has not emitted.
  ///
  /// It is cancelled when the handler is shown or released.
  var scheduledHandoverEnd: Cancellation?
  /// The index of the next step that the handler of an interactive content will receive.
  private(set) var nextStepIndex = 0
  /// Whether steps are being delivered to the handler.
  var isDeliveringSteps = false
  /// The scheduled call that continues the delivery of steps; `nil` before the first pause.
  ///
  /// The delivery pauses for ``HandoverTimes/pauseWhileHandlerIsBusy`` while the handler has
  /// pending work.
  var scheduledDeliveryContinuation: Cancellation?
  /// The delivery number of the newest step when the flip began; 0 if there was no step.
  private var newestDeliveryNumberBeforeFlip = 0
  private let initiallyDiscardingPort: InitiallyDiscardingEffectsPort
  private let emissionCountAtCreation: Int

  init(_ side: LegacySide<Response, Output>, _ effects: InitiallyDiscardingEffectsPort) {
    self.side = side
    emissionCountAtCreation = side.emissions.totalCount
    initiallyDiscardingPort = effects
  }

  /// Returns whether the handler can replace a slot: it has emitted since it was created, or its
  /// initial value equals the slot's value.
  ///
  /// An initial value, which a handler emits before its first response, does not count as emitted.
  func canReplace(_ slot: UIStateSlot<Output>) -> Bool {
    side.emissions.totalCount > emissionCountAtCreation || side.outputEqualsValue(of: slot)
  }

  /// Configures the handler with a response that was shown before; its effects are not performed
  /// again.
  func configure(withAlreadyShown response: Response) {
    AlreadyShownResponseWork.run(
      withEffectsOn: initiallyDiscardingPort,
      for: HandoverTimes.maximumWaitForEmission
    ) {
      side.configure(response)
    }
  }

  /// Prepares the delivery of steps, from the first kept one.
  ///
  /// The effects of steps from before the flip are not performed again.
  func prepareDelivery(of steps: StepHistory<Response, Output>) {
    nextStepIndex = steps.firstKeptIndex
    newestDeliveryNumberBeforeFlip = steps.newest?.deliveryNumber ?? 0
  }

  /// Delivers the next step to the handler; steps that were dropped are passed over.
  ///
  /// If steps were dropped and the first kept step is an action, the handler first receives the
  /// last response before this action.
  ///
  /// - Parameters:
  ///   - steps: The steps of the content.
  ///   - performsEffects: Whether the handler performs the effects of steps that arrived after the
  ///     flip: true if the route declares no effects, so that the slot performs none.
  /// - Returns: Whether there was a next step.
  func deliverNextStep(of steps: StepHistory<Response, Output>, performsEffects: Bool) -> Bool {
    guard nextStepIndex < steps.receivedStepCount else { return false }
    nextStepIndex = max(nextStepIndex, steps.firstKeptIndex)
    let isNewWithEffects =
      performsEffects && steps[nextStepIndex].deliveryNumber > newestDeliveryNumberBeforeFlip
    if isNewWithEffects { initiallyDiscardingPort.forwardAll() }
    let events = steps.events(from: nextStepIndex).prefix {
      $0.step.deliveryNumber == steps[nextStepIndex].deliveryNumber
    }
    nextStepIndex += 1
    if isNewWithEffects {
      for (event, _) in events { side.handle(event) }
    } else {
      AlreadyShownResponseWork.run(
        withEffectsOn: initiallyDiscardingPort,
        for: HandoverTimes.maximumWaitForEmission
      ) {
        for (event, _) in events { side.handle(event) }
      }
    }
    return true
  }

  /// Configures the handler with a response that arrived after the flip; the handler performs its
  /// effects.
  func configure(withNew response: Response) {
    initiallyDiscardingPort.forwardAll()
    side.configure(response)
  }

  /// Returns the handler to show, whose effects are performed from now on, except for those of
  /// responses that were shown before; these too after the time of a handover, and from the next
  /// response or action on.
  func startPerformingEffects(
    _ scheduler: any WorkScheduler
  ) -> LegacySide<Response, Output> {
    initiallyDiscardingPort.startForwarding()
    let endOfDiscarding = scheduler.scheduleOnMain(
      after: HandoverTimes.maximumWaitForEmission
    ) { [initiallyDiscardingPort] in
      initiallyDiscardingPort.forwardAll()
    }
    side.actionBeforeNextEvent = { [initiallyDiscardingPort] in
      endOfDiscarding.cancel()
      initiallyDiscardingPort.forwardAll()
    }
    return side
  }
}
