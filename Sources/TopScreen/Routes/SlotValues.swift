import UIStateLayer

/// The values of a screen's slots, for routes that read them.
///
/// A family stands for its kind's first content on the screen. The presenter supplies the value of
/// this content in the state layer, also while its legacy side shows it.
@MainActor
package final class SlotValues<UIState: AnyObject> {
  /// The value of a content in the state layer, and its phase.
  package struct CurrentValue {
    /// `nil` before the first response.
    let value: (any ViewData)?
    let phase: UIStatePhase
  }

  private let state: UIState
  private let current: @MainActor (PartialKeyPath<UIState>) -> CurrentValue

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - state: The state that holds the families.
  ///   - current: The value and the phase of a family's first content.
  package init(
    state: UIState,
    current: @escaping @MainActor (PartialKeyPath<UIState>) -> CurrentValue
  ) {
    self.state = state
    self.current = current
  }

  /// Returns the slot of a family's first content; the family's default where nothing has filled it.
  func slot<Value>(_ family: KeyPath<UIState, UIStateSlots<Value>>) -> ReadSlot<Value> {
    let current = current(family)
    let value = current.value as? Value
    return ReadSlot(
      value: value ?? state[keyPath: family].defaultValue,
      phase: current.phase,
      isFilled: value != nil
    )
  }
}
