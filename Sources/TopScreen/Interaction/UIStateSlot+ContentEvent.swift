package import UIStateLayer

extension UIStateSlot {
  /// Stores the view data after an event.
  ///
  /// An action changes what is shown, and not whether a newer response is missing: after one, a
  /// phase `loading`, `stale` or `failed` stays.
  ///
  /// - Parameters:
  ///   - newValue: The view data.
  ///   - event: The event.
  /// - Returns: Whether the value or the phase has changed.
  package func fill<Response, Action>(
    with newValue: Value,
    after event: ContentEvent<Response, Action>
  ) -> Bool {
    switch event {
    case .response: fill(with: newValue)
    case .action: fillWithoutResponse(newValue)
    }
  }
}
