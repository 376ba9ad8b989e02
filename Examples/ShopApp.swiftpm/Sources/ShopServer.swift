import LegacyRx
import ScreenDocument
import ShopContents

/// The old transport of the shop's documents, here without a server: it sends the bundled document.
@MainActor
final class ShopServer {
  private let relay = PublishRelay<ContentDocument>()

  /// The documents, each as it arrives.
  var documents: Observable<ContentDocument> { relay.asObservable() }

  /// Sends the document once more.
  func load() {
    if let document = Self.document { relay.accept(document) }
  }

  /// The bundled document.
  static var document: ContentDocument? { try? ContentDocument(reading: ShopSample.document) }
}
