#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// Loads and draws the images of a screen; an app can use its own loader.
///
/// ```swift
/// ScreenStack(model, views: views).environment(\.screenImages, ScreenImages { MyImage($0) })
/// ```
public struct ScreenImages: Sendable {
  let view: @MainActor @Sendable (String) -> AnyView

  /// Creates a loader from a view.
  ///
  /// - Parameter view: Creates the view of an image from its URL, as the server sent it; the view
  ///   must fill its frame.
  public init<Content: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable (String) -> Content
  ) {
    self.view = { AnyView(view($0)) }
  }

  /// The loader that uses SwiftUI's `AsyncImage`; an invalid URL draws nothing.
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

  /// The loader of the screen's images; ``ScreenImages/system`` by default.
  public var screenImages: ScreenImages {
    get { self[ScreenImagesKey.self] }
    set { self[ScreenImagesKey.self] = newValue }
  }
}
#endif
