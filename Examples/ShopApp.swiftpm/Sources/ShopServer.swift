import LegacyRx
import ScreenDocument
import ShopContents

/// The old transport of the shop's documents, here without a server: it sends the bundled document.
@MainActor
final class ShopServer {
  private let relay = PublishRelay<ContentDocument>()

  /// The documents that are sent after the subscription, once for each call of ``load()``.
  var documents: Observable<ContentDocument> { relay.asObservable() }

  /// Sends the bundled document again.
  func load() {
    if let document = Self.document { relay.accept(document) }
  }

  /// The bundled document; `nil` if it cannot be read.
  static var document: ContentDocument? { try? ContentDocument(reading: ShopSample.document) }
}
