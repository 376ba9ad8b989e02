package import UIStateLayer

/// What a screen's slots hold, for routes that read them.
///
/// A family stands for its kind's first content on the screen. Whoever shows the screen says what that
/// content holds on its new side, whichever side shows it.
@MainActor
package final class SlotValues<UIState: AnyObject> {
  private let state: UIState
  private let currentValue: @MainActor (PartialKeyPath<UIState>) -> (any ViewData)?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - state: The state that holds the families.
  ///   - currentValue: The value of a family's first content; `nil` before it has one.
  package init(
    state: UIState,
    currentValue: @escaping @MainActor (PartialKeyPath<UIState>) -> (any ViewData)?
  ) {
    self.state = state
    self.currentValue = currentValue
  }

  /// The value of a family's first content; the family's default, if there is none.
  func callAsFunction<Value>(_ family: KeyPath<UIState, UIStateSlots<Value>>) -> Value {
    currentValue(family) as? Value ?? state[keyPath: family].defaultValue
  }
}
