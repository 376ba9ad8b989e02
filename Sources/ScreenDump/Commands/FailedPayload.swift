import ScreenDocument
import StrictJSON
import TopScreen

/// The payload of a content that could not be read, by which two screens are compared.
struct FailedPayload: Equatable, Sendable {
  /// The payload in the form of view data, without values that a user would not see.
  let tree: JSONTree
  /// The payload as it was sent; it detects changes of values that ``tree`` omits.
  private let bytes: [UInt8]

  /// Keeps the payload of a response.
  init(_ response: ResponseData) {
    tree = PayloadTreeConversion.tree(of: response)
    bytes = Array(response.payload.bytes)
  }
}
