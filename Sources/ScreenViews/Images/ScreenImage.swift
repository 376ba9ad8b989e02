#if canImport(SwiftUI)
public import SwiftUI

/// An image of a screen, drawn by the environment's `screenImages`.
///
/// VoiceOver ignores it: the content that contains it has a label.
public struct ScreenImage: View {
  @Environment(\.screenImages) private var images
  private let address: String
  private let contentMode: ContentMode

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - address: The URL, as the server sent it.
  ///   - contentMode: `fill`: the image fills its frame, and is clipped at its edges; `fit`: the
  ///     whole image is drawn, and the view is as large as the image in the frame.
  public init(_ address: String, contentMode: ContentMode = .fill) {
    self.address = address
    self.contentMode = contentMode
  }

  /// The view's body.
  public var body: some View {
    drawing.accessibilityHidden(true)
  }

  @ViewBuilder private var drawing: some View {
    switch contentMode {
    case .fill:
      // An overlay does not change the size of the frame, however great the image is.
      Color.clear
        .overlay { images.makeView(address).aspectRatio(contentMode: .fill) }
        .clipped()
    case .fit: images.makeView(address).aspectRatio(contentMode: .fit)
    }
  }
}
#endif
