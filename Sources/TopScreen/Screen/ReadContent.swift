package import UIStateLayer

/// A content whose slot the routes of others may read, or whose route reads others.
@MainActor
package protocol ReadContent: AnyObject {
  /// The value of the content's state side, shown or not; `nil` before the first response.
  var currentValue: (any ViewData)? { get }

  /// The phase of the content's state side, shown or not.
  var readPhase: UIStatePhase { get }

  /// Calls a function immediately, and at each change of the content's slot; returns `nil` if no
  /// slot is shown.
  func observe(_ changed: @escaping @MainActor () -> Void) -> StateObservation?

  /// Computes the state side again after slots that it reads have changed.
  func refresh()
}
