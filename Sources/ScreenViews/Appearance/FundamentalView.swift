#if canImport(SwiftUI)
public import ScreenDocument
public import SwiftUI

/// A box of a block page, of any level: how it looks, around what stands in it.
///
/// ```
/// margin ▸ border (outer radius) ▸ padding ▸ content
///            │                        │
///         shadow, around it        background, clipped with the content (inner radius)
/// ```
///
/// Each part is drawn in the frame of the whole, at the insets that `ResolvedAppearance` gives.
public struct FundamentalView<Content: View>: View {
  private let appearance: ResolvedAppearance
  private let content: Content

  /// Draws a box.
  ///
  /// - Parameters:
  ///   - appearance: How the box looks.
  ///   - content: What stands in it.
  public init(_ appearance: FundamentalAppearance, @ViewBuilder content: () -> Content) {
    self.appearance = appearance.resolved
    self.content = content()
  }

  /// The box.
  public var body: some View {
    content
      .padding(EdgeInsets(appearance.content.insets))
      .background { BackgroundView(appearance: appearance) }
      .clipShape(BoxShape(box: appearance.mask))
      .background { BorderView(appearance: appearance) }
  }
}

/// A block's box.
public typealias BlockView = FundamentalView
/// The box of an item of a block.
public typealias ItemView = FundamentalView
/// The box of an element of an item.
public typealias ElementView = FundamentalView
#endif
