#if canImport(SwiftUI)
import Foundation
import ScreenDocument
public import SwiftUI
public import TopScreen

/// A space of a block page: its groups, from top to bottom.
public struct SpaceView<Content: View>: View {
  private let space: PageOutline.Space
  private let content: @MainActor (StackItem) -> Content

  /// Draws a space.
  ///
  /// - Parameters:
  ///   - space: What stands in it.
  ///   - content: Draws what stands in the box of a block.
  public init(
    _ space: PageOutline.Space,
    @ViewBuilder content: @escaping @MainActor (StackItem) -> Content
  ) {
    self.space = space
    self.content = content
  }

  /// The space.
  public var body: some View {
    FundamentalView(space.appearance) {
      LazyVStack(spacing: 0) {
        ForEach(space.groups) { GroupView($0, content: content) }
      }
    }
  }
}
#endif
