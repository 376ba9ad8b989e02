#if canImport(SwiftUI)
import SwiftUI

extension Color {
  /// The colour that fills the frame of an image that can't be loaded.
  static let failedImage = Color.secondary.opacity(0.2)
}
#endif
