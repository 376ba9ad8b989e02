import ScreenDocument
import UIStateLayer

/// One content on its way into a slot, whatever its types.
@MainActor
class RoutedContent: ReadContent {
  private(set) var failure: Diagnostic?

  var phase: ContentPhase { preconditionFailure("Made as a TypedRoutedContent.") }
  var output: AnyViewData? { preconditionFailure("Made as a TypedRoutedContent.") }

  /// Decodes and fills; a response that cannot be decoded fails the slot and keeps its last value.
  ///
  /// - Returns: Whether what is shown may have changed.
  func deliver(_ response: ResponseData, in context: () -> RouteContext) -> Bool {
    let before = failure
    do {
      let changed = try decodeAndFill(response, in: context)
      failure = nil
      return changed || before != nil
    } catch {
      failure = error.diagnostic
      fail(UIStateFailure(error.description))
      return before == nil
    }
  }

  func decodeAndFill(
    _ response: ResponseData,
    in context: () -> RouteContext
  ) throws(ContentDecodingError) -> Bool {
    preconditionFailure("Made as a TypedRoutedContent.")
  }

  /// What the slot holds; `nil` before it is filled.
  var value: (any ViewData)? { preconditionFailure("Made as a TypedRoutedContent.") }

  /// Fills the slot anew from the last response that could be decoded, since what it reads has changed.
  func refresh(in context: () -> RouteContext) {
    preconditionFailure("Made as a TypedRoutedContent.")
  }

  func observe(_ changed: @escaping @MainActor () -> Void) -> StateObservation? {
    preconditionFailure("Made as a TypedRoutedContent.")
  }

  func fail(_ failure: UIStateFailure) { preconditionFailure("Made as a TypedRoutedContent.") }

  func markStale() { preconditionFailure("Made as a TypedRoutedContent.") }

  func release() { preconditionFailure("Made as a TypedRoutedContent.") }
}
