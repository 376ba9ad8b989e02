#if canImport(SwiftUI)
import ScreenDocument
public import SwiftUI
public import TopScreen

/// A block page: its current space with its groups and their blocks, each in its box; without a
/// current space, the page's box is empty.
public struct PageView<Content: View>: View {
  private let page: PageOutline
  private let content: @MainActor (StackItem) -> Content

  /// Creates a page's view.
  ///
  /// - Parameters:
  ///   - page: The containers and blocks of the page.
  ///   - content: The content of a block's box.
  public init(
    _ page: PageOutline,
    @ViewBuilder content: @escaping @MainActor (StackItem) -> Content
  ) {
    self.page = page
    self.content = content
  }

  /// The view's body.
  public var body: some View {
    FundamentalView(page.appearance) {
      if let space = page.shownSpace { SpaceView(space, content: content) }
    }
  }
}
#endif
