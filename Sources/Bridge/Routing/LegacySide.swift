import LegacyRx
import TopScreen
import UIStateLayer

/// A legacy handler and what it has shown last.
@MainActor
final class LegacySide<Response, Output: ViewData> {
  /// What the handler shows; `nil` before it has shown anything.
  private(set) var output: Output?
  /// How many values the handler has shown.
  private(set) var emissions = 0
  /// How many of them came from another queue than the main one, and were brought there.
  private(set) var offMainEmissions = 0
  /// Called once, when the handler has shown something.
  var shownFirst: (() -> Void)?

  private let handler: any LegacyContentHandler<Response>
  private let disposeBag = DisposeBag()

  init(_ handler: some LegacyContentHandler<Response>) {
    self.handler = handler
  }

  init(observing handler: some ObservableLegacyHandler<Response, Output>) {
    self.handler = handler
    let inbox = MainInbox<Output> { [weak self] output, isOffMain in
      self?.take(output, isOffMain: isOffMain)
    }
    handler.output.subscribe(onNext: inbox.send).disposed(by: disposeBag)
  }

  func configure(_ response: Response) {
    handler.configure(response)
  }

  /// Whether the handler shows what a slot holds.
  func shows(_ slot: UIStateSlot<Output>) -> Bool {
    guard let output else { return false }
    return slot.holds(output)
  }

  private func take(_ newOutput: Output, isOffMain: Bool) {
    output = newOutput
    emissions += 1
    if isOffMain { offMainEmissions += 1 }
    guard let shownFirst else { return }
    self.shownFirst = nil
    shownFirst()
  }
}
