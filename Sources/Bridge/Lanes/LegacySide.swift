import Parity
import TopScreen
import UIStateLayer

/// A legacy handler and its last output.
@MainActor
final class LegacySide<Response, Output: ViewData> {
  /// The last value that the handler emitted; `nil` before the first one.
  private(set) var output: Output?
  private(set) var emissions = EmissionCounter()
  /// How the handler's output ended; `nil` while it has not ended.
  private(set) var ending: OutputEnding?
  /// The record of all emissions of the handler; `nil` if only the last value is needed.
  var emissionLog: EmissionLog<Output>?
  var emissionListener = EmissionListener.none
  /// Called once, before the next response or action is delivered.
  var actionBeforeNextEvent: (() -> Void)?
  private var isDeliveringEvent = false

  /// The handler itself.
  let handler: any LegacyContentHandler<Response>
  private let workTrackerAndPipelineScope: WorkTrackerAndPipelineScope
  private let performAction: (@MainActor (UserAction) -> Void)?
  private var subscription: Cancellation?
  /// Created when the output is first tracked, so that untracked handlers do not allocate it.
  private var outputObservationRegistrar: OutputObservationRegistrar?

  init(
    _ handler: some LegacyContentHandler<Response>,
    _ workTrackerAndPipelineScope: WorkTrackerAndPipelineScope
  ) {
    self.handler = handler
    self.workTrackerAndPipelineScope = workTrackerAndPipelineScope
    performAction = nil
  }

  init(
    observing handler: some ObservableLegacyHandler<Response, Output>,
    _ workTrackerAndPipelineScope: WorkTrackerAndPipelineScope,
    performAction: (@MainActor (UserAction) -> Void)? = nil
  ) {
    self.handler = handler
    self.workTrackerAndPipelineScope = workTrackerAndPipelineScope
    self.performAction = performAction
    let queue = MainWorkQueue()
    let inbox = MainInbox<Output>(in: queue) { [weak self] output, isOffMain in
      self?.receive(output, isOffMain: isOffMain)
    }
    let endings = MainInbox<OutputEnding>(in: queue) { [weak self] ending, _ in
      self?.ending = ending
    }
    subscription = handler.output.subscribe(
      next: inbox.send,
      failed: { endings.send(.failed(String(describing: $0).truncated(toBytes: 500))) },
      completed: { endings.send(.completed) }
    )
  }

  func configure(_ response: Response) {
    beginEvent()
    if let scope = workTrackerAndPipelineScope.scope {
      scope.recordDelivery { handler.configure(response) }
    } else {
      handler.configure(response)
    }
    isDeliveringEvent = false
  }

  /// Delivers an event of an interactive content to the handler.
  func handle(_ event: ContentEvent<Response, UserAction>) {
    switch event {
    case .response(let response): configure(response)
    case .action(let action): perform(action)
    }
  }

  private func perform(_ action: UserAction) {
    beginEvent()
    if let scope = workTrackerAndPipelineScope.scope {
      scope.recordDelivery { performAction?(action) }
    } else {
      performAction?(action)
    }
    isDeliveringEvent = false
  }

  @inline(__always)
  private func beginEvent() {
    if let action = actionBeforeNextEvent {
      actionBeforeNextEvent = nil
      action()
    }
    emissions.beginEvent()
    emissionLog?.beginResponse()
    isDeliveringEvent = true
  }

  /// The last value that the handler emitted; Observation tracks the access.
  var outputTrackedByObservation: Output? {
    let registrar = outputObservationRegistrar ?? OutputObservationRegistrar()
    outputObservationRegistrar = registrar
    registrar.reportReadToObservation()
    return output
  }

  var outputHasFailed: Bool { if case .failed? = ending { true } else { false } }

  /// Whether the handler has scheduled work that has not run yet; false if no work is counted.
  var hasPendingWork: Bool { workTrackerAndPipelineScope.tracker?.hasPendingWork ?? false }

  /// Returns whether the output equals a slot's value; false if the slot is not filled, if the
  /// handler has not emitted, or if its output has failed.
  func outputEqualsValue(of slot: UIStateSlot<Output>) -> Bool {
    guard let output, !outputHasFailed else { return false }
    return slot.isFilledAndEqual(to: output)
  }

  private func receive(_ newOutput: Output, isOffMain: Bool) {
    if let outputObservationRegistrar {
      outputObservationRegistrar.reportChangeToObservation { output = newOutput }
    } else {
      output = newOutput
    }
    emissions.add(isOffMain: isOffMain)
    emissionLog?.append(newOutput, isAfterDelivery: !isDeliveringEvent, isOffMain: isOffMain)
    emissionListener.handleEmission()
  }
}
