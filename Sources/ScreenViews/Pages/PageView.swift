#if canImport(SwiftUI)
import ScreenDocument
public import SwiftUI
public import TopScreen

/// A block page: its current space, the groups of it, and their blocks, each in its box.
public struct PageView<Content: View>: View {
  private let page: PageOutline
  private let content: @MainActor (StackItem) -> Content

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - page: What stands in what.
  ///   - content: Draws what stands in the box of a block.
  public init(
    _ page: PageOutline,
    @ViewBuilder content: @escaping @MainActor (StackItem) -> Content
  ) {
    self.page = page
    self.content = content
  }

  /// The page.
  public var body: some View {
    FundamentalView(page.appearance) {
      if let space = page.space { SpaceView(space, content: content) }
    }
  }
}
#endif
