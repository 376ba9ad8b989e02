public import UIStateLayer

/// The slot of another content as a route reads it: its value, and the phase of the content.
///
/// | phase    | value                                                              |
/// | -------- | ------------------------------------------------------------------ |
/// | `idle`   | the default: no content of the kind has had a response             |
/// | `ready`  | what the last response gave                                        |
/// | `empty`  | what the last response gave, which is nothing to draw              |
/// | `stale`  | the last good value, known to be old                               |
/// | `failed` | the last good value, or the default: see ``isFilled``              |
public struct ReadSlot<Value: ViewData>: Equatable, Sendable {
  /// The value of the slot, or the default of its family.
  public let value: Value
  /// The phase of the slot of the family's first content on the screen; `idle` where there is none.
  public let phase: UIStatePhase
  /// Whether a response has filled the slot; `false` where ``value`` is the default.
  public let isFilled: Bool

  /// Creates the reading of a slot.
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
