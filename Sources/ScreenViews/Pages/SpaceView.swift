#if canImport(SwiftUI)
import Foundation
import ScreenDocument
public import SwiftUI
public import TopScreen

/// A space of a block page: its groups, from top to bottom.
public struct SpaceView<Content: View>: View {
  private let space: PageOutline.Space
  private let content: @MainActor (StackItem) -> Content

  /// Creates a space's view.
  ///
  /// - Parameters:
  ///   - space: The space's groups.
  ///   - content: The content of a block's box.
  public init(
    _ space: PageOutline.Space,
    @ViewBuilder content: @escaping @MainActor (StackItem) -> Content
  ) {
    self.space = space
    self.content = content
  }

  /// The view's body.
  public var body: some View {
    FundamentalView(space.appearance) {
      LazyVStack(spacing: 0) {
        ForEach(space.groups) { GroupView($0, content: content) }
      }
    }
  }
}
#endif
