#if canImport(SwiftUI)
public import SwiftUI

extension EnvironmentValues {
  private struct ScreenImagesKey: EnvironmentKey {
    static let defaultValue = ScreenImages.standard
  }

  /// The loader of the screen's images; ``ScreenImages/standard`` by default.
  public var screenImages: ScreenImages {
    get { self[ScreenImagesKey.self] }
    set { self[ScreenImagesKey.self] = newValue }
  }
}
#endif
