import UIStateLayer

/// Provides the values of a screen's slots to the routes that read them.
///
/// From a family, a route reads the slot of its kind's first content on the screen. The presenter
/// supplies the value of this content on the state side, also while the legacy side shows it.
@MainActor
package final class SlotValues<UIState: AnyObject> {
  /// The value and the phase of a content on its state side, shown or not.
  package struct CurrentValue {
    /// The view data; `nil` before the first valid response.
    let value: (any ViewData)?
    let phase: UIStatePhase
  }

  private let state: UIState
  private let current: @MainActor (PartialKeyPath<UIState>) -> CurrentValue

  /// Creates the values of a screen's slots.
  ///
  /// - Parameters:
  ///   - state: The state that holds the families.
  ///   - current: Returns the value and the phase of a family's first content.
  package init(
    state: UIState,
    current: @escaping @MainActor (PartialKeyPath<UIState>) -> CurrentValue
  ) {
    self.state = state
    self.current = current
  }

  /// Returns the slot of a family's first content; the family's default where nothing has filled it.
  func slot<Value>(_ family: KeyPath<UIState, UIStateSlots<Value>>) -> SlotSnapshot<Value> {
    let current = current(family)
    let value = current.value as? Value
    return SlotSnapshot(
      value: value ?? state[keyPath: family].defaultValue,
      phase: current.phase,
      isFilled: value != nil
    )
  }
}
