public import ScreenDocument
public import UIStateLayer

/// The contract of a kind of content, shared by the legacy and the state side: the kind's name, the
/// type of its response, and the type of its view data.
///
/// An app declares one for each kind and uses it in its routes and handlers; the compiler then
/// checks that both sides use the same types:
///
/// ```swift
/// extension ContentKey where Response == CouponsResponse, Output == CouponsViewData {
///   static var coupons: Self { Self("coupons") }
/// }
/// ```
public struct ContentKey<Response: Decodable & Sendable, Output: ViewData>: Hashable, Sendable {
  /// The kind, as the server spells it.
  public let kind: ContentKind

  /// Creates the contract of a kind.
  ///
  /// - Parameter kind: The kind, as the server spells it.
  public init(_ kind: ContentKind) {
    self.kind = kind
  }
}
