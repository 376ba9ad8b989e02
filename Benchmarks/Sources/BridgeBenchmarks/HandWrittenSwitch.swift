import Bridge
import LegacyRx
import Parity
import ScreenBenchmarks
import UIStateLayer

/// The code that a team would write by hand instead of the bridge: one `switch` over the stage,
/// with the same deliveries and the same comparison.
@MainActor
final class HandWrittenSwitch {
  private let stage: Stage
  private let handler = CardHandler()
  private let slot: UIStateSlot<CardViewData>
  private let privateSlot = UIStateSlot(default: CardViewData())
  private let disposeBag = DisposeBag()
  private var output: CardViewData?
  private(set) var mismatches = 0

  init(stage: Stage, slot: UIStateSlot<CardViewData>) {
    self.stage = stage
    self.slot = slot
    handler.output.subscribe(onNext: { [unowned self] in output = $0 }).disposed(by: disposeBag)
  }

  @inline(never)
  func deliver(_ response: CardResponse) {
    switch stage {
    case .off, .shadow: handler.configure(response)
    case .live, .complete: slot.fill(with: CardViewData(response))
    }
  }

  @inline(never)
  func runCandidate(_ response: CardResponse) {
    switch stage {
    case .off, .complete: break
    case .shadow: privateSlot.fill(with: CardViewData(response))
    case .live: handler.configure(response)
    }
  }

  @inline(never)
  func compare() {
    switch stage {
    case .off, .complete: break
    case .shadow: if output != privateSlot.value { mismatches += 1 }
    case .live: if output != slot.value { mismatches += 1 }
    }
  }
}
