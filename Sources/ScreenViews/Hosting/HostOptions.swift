#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
public import SwiftUI
public import TopScreen

/// The optional settings of a screen's UIKit host: a ``HostingContainer`` or
/// ``CollectionContainer``.
public struct HostOptions {
  /// Refreshes the screen when the user pulls it down; the refresh indicator ends when it returns.
  ///
  /// `nil` for no refreshing.
  public var refresh: (@MainActor () async -> Void)?
  /// Receives which contents are visible; `nil` for no tracking.
  public var impressions: ImpressionTracker?
  /// The clock on which the screen waits until a time rule shows or hides a content.
  public var clock: any Clock<Duration>
  /// The loader of the images in SwiftUI views.
  public var images: ScreenImages
  /// Changes the environment of the SwiftUI views: fonts, colours, an app's own values.
  public var environment: @MainActor (inout EnvironmentValues) -> Void
  /// Receives each content whose legacy view another content shows; by default, it is logged.
  public var onSharedView: @MainActor (SharedHandlerView) -> Void

  /// Creates options.
  ///
  /// - Parameters:
  ///   - refresh: Refreshes the screen when the user pulls it down; `nil` for no refreshing.
  ///   - impressions: Receives which contents are visible; `nil` for no tracking.
  ///   - clock: The clock on which the screen waits until a time rule shows or hides a content.
  ///   - images: The loader of the images in SwiftUI views.
  ///   - environment: Changes the environment of the SwiftUI views.
  ///   - onSharedView: Receives each content whose legacy view another content shows; by default,
  ///     it is logged.
  public init(
    refresh: (@MainActor () async -> Void)? = nil,
    impressions: ImpressionTracker? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    images: ScreenImages = .standard,
    environment: @escaping @MainActor (inout EnvironmentValues) -> Void = { _ in },
    onSharedView: @escaping @MainActor (SharedHandlerView) -> Void = log
  ) {
    self.refresh = refresh
    self.impressions = impressions
    self.clock = clock
    self.images = images
    self.environment = environment
    self.onSharedView = onSharedView
  }

  /// Writes the description of a shared view to the system's log.
  public static func log(_ conflict: SharedHandlerView) { NSLog("%@", "\(conflict)" as NSString) }
}
#endif
