import Bridge
import Parity

extension FailureClass {
  /// Creates the class of a difference in an aspect.
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
