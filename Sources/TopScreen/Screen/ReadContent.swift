package import UIStateLayer

/// A content whose slot routes of others may read.
@MainActor
package protocol ReadContent: AnyObject {
  /// Calls a function with the content's slot as it is, and at each change of it; `nil` without a slot.
  func observe(_ changed: @escaping @MainActor () -> Void) -> StateObservation?
}
