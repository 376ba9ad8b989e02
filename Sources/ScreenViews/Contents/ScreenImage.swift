#if canImport(SwiftUI)
public import SwiftUI

/// An image of a screen, drawn by the environment's `screenImages`.
public struct ScreenImage: View {
  @Environment(\.screenImages) private var images
  private let address: String

  /// Creates an image.
  ///
  /// - Parameter address: The URL, as the server sent it.
  public init(_ address: String) {
    self.address = address
  }

  /// The view's body.
  public var body: some View { images.view(address) }
}
#endif
