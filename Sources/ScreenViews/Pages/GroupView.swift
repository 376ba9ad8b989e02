#if canImport(SwiftUI)
import Foundation
import ScreenDocument
public import SwiftUI
public import TopScreen

/// A group of a block page: its blocks, from top to bottom, each in its box.
public struct GroupView<Content: View>: View {
  private let group: PageOutline.Group
  private let content: @MainActor (StackItem) -> Content

  /// Creates a group's view.
  ///
  /// - Parameters:
  ///   - group: The group's blocks.
  ///   - content: The content of a block's box.
  public init(
    _ group: PageOutline.Group,
    @ViewBuilder content: @escaping @MainActor (StackItem) -> Content
  ) {
    self.group = group
    self.content = content
  }

  /// The view's body.
  public var body: some View {
    FundamentalView(group.appearance) {
      LazyVStack(spacing: 0) {
        ForEach(group.blocks, id: \.item.identity) { block in
          SingleViewRow { BlockView(block.appearance) { content(block.item) } }
        }
      }
      .scrollTargetLayout()
    }
  }
}
#endif
