import Bridge
import Parity

extension FailureClass {
  /// The class of what two sides differ in.
  init(_ aspect: ParityAspect) {
    self =
      switch aspect {
      case .value: .value
      case .count, .order: .emissions
      case .effects: .effects
      case .completion: .ending
      case .thread: .thread
      case .turn: .turn
      }
  }
}
