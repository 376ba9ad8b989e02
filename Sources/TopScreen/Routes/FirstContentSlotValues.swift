import UIStateLayer

/// Provides the values of a screen's slots to the routes that read them.
///
/// From a family, a route reads the slot of its kind's first content on the screen. The presenter
/// supplies the value of this content on the state side, also while the legacy side shows it.
@MainActor
package final class FirstContentSlotValues<UIState: AnyObject> {
  /// The state side's value and phase of a family's first content, whichever side shows it.
  package struct FirstContentValue {
    /// The view data; `nil` before the first valid response.
    let value: (any ViewData)?
    let phase: UIStatePhase
  }

  private let state: UIState
  private let firstContentOfFamily: @MainActor (PartialKeyPath<UIState>) -> FirstContentValue

  /// Creates the values of a screen's slots.
  ///
  /// - Parameters:
  ///   - state: The state that holds the families.
  ///   - firstContent: Returns the value and the phase of a family's first content; without such a
  ///     content, no value and the phase `idle`.
  package init(
    state: UIState,
    firstContent: @escaping @MainActor (PartialKeyPath<UIState>) -> FirstContentValue
  ) {
    self.state = state
    firstContentOfFamily = firstContent
  }

  /// Returns the slot of a family's first content, with the family's default value if no response
  /// has filled it.
  func firstContentSlotOrDefault<Value>(in family: KeyPath<UIState, UIStateSlots<Value>>)
    -> SlotSnapshot<
      Value
    >
  {
    let content = firstContentOfFamily(family)
    let value = content.value as? Value
    return SlotSnapshot(
      value: value ?? state[keyPath: family].defaultValue,
      phase: content.phase,
      isFilled: value != nil
    )
  }
}
