import LegacyRx
import TopScreen
import UIStateLayer

/// A legacy handler and what it has shown last.
@MainActor
final class LegacySide<Response, Output: ViewData> {
  /// What the handler shows; `nil` before it has shown anything.
  // Replaced as a whole: the old one is let go when the new one is in its place.
  @exclusivity(unchecked) private(set) var output: Output?
  /// How many values the handler has shown.
  private(set) var emissions = 0
  /// How many of them came from another queue than the main one, and were brought there.
  private(set) var offMainEmissions = 0
  /// How the handler's output ended; `nil` as long as it goes on.
  private(set) var ending: OutputEnding?
  /// Whether the output ended with an error.
  private(set) var hasFailed = false
  /// What is kept of everything the handler shows; `nil` where only the last value counts.
  var log: EmissionLog<Output>?
  /// Called whenever the handler has shown something.
  @exclusivity(unchecked) var shows: (() -> Void)?

  /// The group of the handler's pipelines; `nil` where nothing is recorded.
  var wiring: WiringGroup?

  /// The handler itself.
  let handler: any LegacyContentHandler<Response>
  private let disposeBag = DisposeBag()
  /// Made when the output is tracked first, so that handlers nobody tracks cost nothing.
  private var tracker: OutputTracker?

  init(_ handler: some LegacyContentHandler<Response>) {
    self.handler = handler
  }

  init(observing handler: some ObservableLegacyHandler<Response, Output>) {
    self.handler = handler
    let inbox = MainInbox<Output> { [weak self] output, isOffMain in
      self?.take(output, isOffMain: isOffMain)
    }
    let endings = MainInbox<OutputEnding> { [weak self] ending, _ in self?.end(ending) }
    handler.output.subscribe(
      onNext: inbox.send,
      onError: { endings.send(.failed(String(describing: $0).cut(toBytes: 500))) },
      onCompleted: { endings.send(.completed) }
    )
    .disposed(by: disposeBag)
  }

  func configure(_ response: Response) {
    log?.begin()
    if let wiring {
      wiring.deliver { handler.configure(response) }
    } else {
      handler.configure(response)
    }
    log?.close()
  }

  /// What the handler shows, tracked by Observation.
  var trackedOutput: Output? {
    let tracker = tracker ?? OutputTracker()
    self.tracker = tracker
    tracker.access()
    return output
  }

  /// Whether the handler shows what a slot holds.
  func shows(_ slot: UIStateSlot<Output>) -> Bool {
    guard let output else { return false }
    return slot.holds(output)
  }

  private func end(_ newEnding: OutputEnding) {
    ending = newEnding
    if case .failed = newEnding { hasFailed = true }
  }

  private func take(_ newOutput: Output, isOffMain: Bool) {
    if let tracker {
      tracker.withMutation { output = newOutput }
    } else {
      output = newOutput
    }
    emissions += 1
    if isOffMain { offMainEmissions += 1 }
    log?.append(newOutput, isOffMain: isOffMain)
    shows?()
  }
}
