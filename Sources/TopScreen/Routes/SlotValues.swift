package import UIStateLayer

/// The values of a screen's slots, for routes that read them.
///
/// A family stands for its kind's first content on the screen. The presenter supplies the value of
/// this content in the state layer, also while its old side shows it.
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

  /// Returns the value of a family's first content, or the family's default.
  func callAsFunction<Value>(_ family: KeyPath<UIState, UIStateSlots<Value>>) -> Value {
    currentValue(family) as? Value ?? state[keyPath: family].defaultValue
  }
}
