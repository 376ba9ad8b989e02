#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// Loads and draws the images of a screen; an app can use its own loader.
///
/// ```swift
/// ScreenStack(model, views: views).environment(\.screenImages, ScreenImages { MyImage($0) })
/// ```
public struct ScreenImages: Sendable {
  let makeView: @MainActor @Sendable (String) -> AnyView
  let prefetch: @MainActor @Sendable ([String]) -> Void
  let cancelPrefetching: @MainActor @Sendable ([String]) -> Void

  /// Creates a loader from a view.
  ///
  /// - Parameters:
  ///   - prefetch: Starts to load images that will be shown soon, from their URLs as the server
  ///     sent them.
  ///   - cancelPrefetching: Stops loading images that will not be shown soon.
  ///   - view: Creates the view of an image from its URL, as the server sent it; the view must fill
  ///     its frame.
  public init<Content: View>(
    prefetch: @escaping @MainActor @Sendable ([String]) -> Void = { _ in },
    cancelPrefetching: @escaping @MainActor @Sendable ([String]) -> Void = { _ in },
    @ViewBuilder view: @escaping @MainActor @Sendable (String) -> Content
  ) {
    self.prefetch = prefetch
    self.cancelPrefetching = cancelPrefetching
    self.makeView = { AnyView(view($0)) }
  }

  /// The loader that uses SwiftUI's `AsyncImage`, which caches no decoded images; an invalid URL
  /// and a failure draw a grey area.
  public static let system = ScreenImages { address in
    AsyncImage(url: URL(string: address)) { phase in
      switch phase {
      case .success(let image): image.resizable()
      case .failure: Color.failedImage
      default: if URL(string: address) == nil { Color.failedImage } else { Color.clear }
      }
    }
  }
}
#endif
