package import UIStateLayer

extension UIStateSlot {
  /// Stores the view data after an event.
  ///
  /// A response sets the phase to `ready` or `empty`. An action brings no newer response, so a
  /// phase `loading`, `stale` or `failed` stays after an action; any other phase becomes `ready` or
  /// `empty`.
  ///
  /// - Parameters:
  ///   - newValue: The view data.
  ///   - event: The event.
  /// - Returns: Whether the value or the phase has changed; `false` for a released slot.
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
