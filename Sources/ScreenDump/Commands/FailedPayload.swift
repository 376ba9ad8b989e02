import ScreenDocument
import StrictJSON
import TopScreen

/// The payload of a content that could not be read, by which two screens are compared.
struct FailedPayload: Equatable, Sendable {
  /// The payload in the form of view data, without values that a user would not see.
  let tree: JSONTree
  /// All values of the payload; they detect changes of values that ``tree`` omits.
  private let values: JSONTree

  /// Keeps the payload of a response.
  init(_ response: ResponseData) {
    tree = PayloadTreeConversion.tree(of: response)
    values = response.payload.tree
  }
}
