#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

/// An image of an ``ImageLoader``, which fills its frame; empty until it is loaded, and a grey area
/// if it can't be loaded.
///
/// The load is cancelled when the view disappears, and tried again when it appears.
struct ImageLoadingView: View {
  private enum Phase {
    case loading
    case loaded(address: String, UIImage)
    case failed(address: String)
  }

  let address: String
  let loader: ImageLoader
  @State private var phase = Phase.loading

  var body: some View {
    drawing.task(id: address) { [address, loader] in
      do {
        phase = .loaded(address: address, try await loader.image(address))
      } catch {
        if !Task.isCancelled { phase = .failed(address: address) }
      }
    }
  }

  @ViewBuilder private var drawing: some View {
    if let image {
      Image(uiImage: image).resizable()
    } else if case .failed(address: address) = phase {
      Color.failedImage
    } else {
      Color.clear
    }
  }

  /// The image of the current address, just loaded or from the cache; `nil` until it is loaded,
  /// even if the image of a previous address was shown.
  private var image: UIImage? {
    if case .loaded(address: address, let image) = phase { return image }
    return loader.cachedImage(address)
  }
}
#endif
