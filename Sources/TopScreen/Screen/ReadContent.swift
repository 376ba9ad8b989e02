package import UIStateLayer

/// A content whose slot the routes of others may read, or whose route reads others.
@MainActor
package protocol ReadContent: AnyObject {
  /// The value of the content's new side, whether its slot is shown or not; `nil` before the first response.
  var currentValue: (any ViewData)? { get }

  /// The phase of the content's new side, whether its slot is shown or not.
  var readPhase: UIStatePhase { get }

  /// Calls a function with the content's slot as it is, and at each change of it; `nil` where no slot is shown.
  func observe(_ changed: @escaping @MainActor () -> Void) -> StateObservation?

  /// Computes the new side again, since what it reads of other slots has changed.
  func refresh()
}
