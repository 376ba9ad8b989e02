#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// How the images of a screen are loaded and drawn; an app hands in its own loader.
///
/// ```swift
/// ScreenStack(model, views: views).environment(\.screenImages, ScreenImages { MyImage($0) })
/// ```
public struct ScreenImages: Sendable {
  let view: @MainActor @Sendable (String) -> AnyView

  /// Draws images by a view.
  ///
  /// - Parameter view: Draws the image at a URL, as the server sent it; it fills what it is given.
  public init<Content: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable (String) -> Content
  ) {
    self.view = { AnyView(view($0)) }
  }

  /// SwiftUI's own loading; an address that is no URL draws nothing.
  public static let system = ScreenImages { address in
    AsyncImage(url: URL(string: address)) { image in
      image.resizable()
    } placeholder: {
      Color.clear
    }
  }
}

extension EnvironmentValues {
  private struct ScreenImagesKey: EnvironmentKey {
    static let defaultValue = ScreenImages.system
  }

  /// How the images of a screen are loaded and drawn.
  public var screenImages: ScreenImages {
    get { self[ScreenImagesKey.self] }
    set { self[ScreenImagesKey.self] = newValue }
  }
}
#endif
