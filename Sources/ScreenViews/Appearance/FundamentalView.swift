#if canImport(SwiftUI)
public import ScreenDocument
public import SwiftUI

/// A box of a block page, at any level: draws its appearance around its content.
///
/// ```
/// margin ▸ border (outer radius) ▸ padding ▸ content
///            │                        │
///         shadow, around it        background, clipped with the content (inner radius)
/// ```
///
/// Each part is drawn inside the frame of the whole box, at the insets of `BoxModel`.
public struct FundamentalView<Content: View>: View {
  private let appearance: BoxModel
  private let content: Content

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - appearance: The appearance of the box.
  ///   - content: The content of the box.
  public init(_ appearance: FundamentalAppearance, @ViewBuilder content: () -> Content) {
    self.appearance = appearance.boxes
    self.content = content()
  }

  /// The view's body.
  public var body: some View {
    content
      .padding(EdgeInsets(appearance.content.insets))
      .background { BackgroundView(appearance: appearance) }
      .clipShape(BoxShape(box: appearance.mask))
      .background { BorderView(appearance: appearance) }
  }
}

/// The box of a block.
public typealias BlockView = FundamentalView
/// The box of an item of a block.
public typealias ItemView = FundamentalView
/// The box of an element of an item.
public typealias ElementView = FundamentalView
#endif
