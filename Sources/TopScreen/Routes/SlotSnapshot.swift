public import UIStateLayer

/// The slot of another content at the moment when a route reads it: its value and its phase.
///
/// | phase     | value                                                                         |
/// | --------- | ----------------------------------------------------------------------------- |
/// | `idle`    | the default: no content of the kind is on the screen, or it had no response   |
/// | `loading` | the view data of an earlier response, or the default: see ``isFilled``        |
/// | `ready`   | the view data of the last response                                            |
/// | `empty`   | the view data of the last response, which has nothing to draw                 |
/// | `stale`   | the view data of an earlier response, known to be out of date                 |
/// | `failed`  | the view data of an earlier response, or the default: see ``isFilled``        |
///
/// A user's action, or another slot that the value is computed from, may have changed the view data
/// since. Of several contents of the kind, it is the slot of the first one on the screen.
public struct SlotSnapshot<Value: ViewData>: Equatable, Sendable {
  /// The value of the slot, or the default of its family.
  public let value: Value
  /// The phase of the slot of the family's first content on the screen; `idle` where there is none.
  public let phase: UIStatePhase
  /// Whether a response has filled the slot; `false` where ``value`` is the default.
  public let isFilled: Bool

  /// Creates a snapshot, for tests of a route's function.
  ///
  /// - Parameters:
  ///   - value: The value of the slot, or the default of its family.
  ///   - phase: The phase of the content.
  ///   - isFilled: Whether a response has filled the slot.
  public init(value: Value, phase: UIStatePhase, isFilled: Bool) {
    self.value = value
    self.phase = phase
    self.isFilled = isFilled
  }
}
