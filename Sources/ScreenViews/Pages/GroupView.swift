#if canImport(SwiftUI)
import Foundation
import ScreenDocument
public import SwiftUI
public import TopScreen

/// A group of a block page: its blocks, from top to bottom, each in its box.
public struct GroupView<Content: View>: View {
  private let group: PageOutline.Group
  private let content: @MainActor (StackItem) -> Content

  /// Draws a group.
  ///
  /// - Parameters:
  ///   - group: What stands in it.
  ///   - content: Draws what stands in the box of a block.
  public init(
    _ group: PageOutline.Group,
    @ViewBuilder content: @escaping @MainActor (StackItem) -> Content
  ) {
    self.group = group
    self.content = content
  }

  /// The group.
  public var body: some View {
    FundamentalView(group.appearance) {
      LazyVStack(spacing: 0) {
        ForEach(group.blocks, id: \.item.identity) { block in
          BlockView(block.appearance) { content(block.item) }
        }
      }
      .scrollTargetLayout()
    }
  }
}
#endif
