#if canImport(SwiftUI)
public import SwiftUI

/// An image of a screen, drawn by the `screenImages` of its environment.
public struct ScreenImage: View {
  @Environment(\.screenImages) private var images
  private let address: String

  /// Draws an image.
  ///
  /// - Parameter address: Its URL, as the server sent it.
  public init(_ address: String) {
    self.address = address
  }

  /// The image.
  public var body: some View { images.view(address) }
}
#endif
