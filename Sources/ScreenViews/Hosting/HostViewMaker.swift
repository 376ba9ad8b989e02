#if canImport(SwiftUI) && canImport(UIKit)
import ScreenDocument
import SwiftUI
import TopScreen

/// Makes the SwiftUI views of a UIKit host's contents; a content of a block page is drawn in the
/// box of its block.
@MainActor
struct HostViewMaker {
  let screen: ComposedScreen
  let options: HostOptions
  let makeContent: @MainActor (StackItem) -> AnyView

  /// Returns the view of a content, with the host's environment.
  func view(of item: StackItem) -> AnyView {
    AnyView(
      viewInBox(of: item)
        .environment(\.screenImages, options.images)
        .transformEnvironment(\.self) { [options] in options.environment(&$0) }
    )
  }

  private func viewInBox(of item: StackItem) -> AnyView {
    let content = StackItemView(item: item, screen: screen, view: makeContent(item))
    guard let appearance = screen.appearance(of: item.id) else { return AnyView(content) }
    return AnyView(BlockView(appearance) { content })
  }
}
#endif
