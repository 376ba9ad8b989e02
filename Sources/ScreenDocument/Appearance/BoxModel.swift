/// The boxes of an appearance, ready for layout: the place and shape of each, from the margin to
/// the content.
///
/// ```
/// margin ▸ border (outer radius) ▸ padding ▸ content
///            │                        │
///         shadow, around it        background, clipped by the mask (inner radius)
/// ```
///
/// The frame is the outer edge of the margin. All insets are distances in points from the frame
/// inwards, so a view can lay out each box independently; they are negative outside the frame. The
/// shadow has the shape of the border's outer edge. The background fills the inside of the border,
/// under the padding, and is clipped by ``mask``, whose radius at each corner is
/// `max(0, outer − max(adjacent border widths))`.
public struct BoxModel: Hashable, Sendable {
  /// The place and shape of one box, relative to the frame that all boxes are in.
  public struct BoxShape: Hashable, Sendable {
    /// The distances from the frame inwards, in points; negative outside the frame.
    public var insets: EdgeValues
    /// The corner radii, in points.
    public var radius: CornerValues

    package init(insets: EdgeValues, radius: CornerValues) {
      self.insets = insets
      self.radius = radius
    }
  }

  /// The background image, with the area that it is drawn in.
  public struct PlacedImage: Hashable, Sendable {
    /// The URL or path of the image.
    public var url: Destination
    /// The distances from the frame inwards to the image's area, in points; negative outside the
    /// frame.
    public var insets: EdgeValues
    /// The position of the image in its area.
    public var position: BackgroundImage.Position

    package init(url: Destination, insets: EdgeValues, position: BackgroundImage.Position) {
      self.url = url
      self.insets = insets
      self.position = position
    }
  }

  /// The frame itself: the outer edge of the margin.
  public let margin: BoxShape
  /// The outer edge of the border.
  public let border: BoxShape
  /// The width of the border at each edge, in points.
  public let borderWidth: EdgeValues
  /// The border's colour; `nil` for a transparent border.
  public let borderColor: ColorValue?
  /// The shadow around ``border``; `nil` for none.
  public let shadow: ShadowAppearance?
  /// The inner edge of the border, where the padding begins.
  public let padding: BoxShape
  /// The box of the content, inside the padding.
  public let content: BoxShape
  /// The background colour; `nil` for a transparent background.
  public let backgroundColor: ColorValue?
  /// The image in front of the background colour; `nil` for none.
  public let backgroundImage: PlacedImage?
  /// The clipping mask of background and content: the inner edge of the border.
  public let mask: BoxShape

  /// Computes the boxes of an appearance.
  ///
  /// - Parameter appearance: The appearance of a box at any level.
  public init(_ appearance: FundamentalAppearance) {
    let borderInsets = appearance.margin
    let paddingInsets = borderInsets + appearance.border.width
    let innerRadius = appearance.radius.inside(border: appearance.border.width)
    margin = BoxShape(insets: .zero, radius: .zero)
    border = BoxShape(insets: borderInsets, radius: appearance.radius)
    borderWidth = appearance.border.width
    borderColor = appearance.border.color
    shadow = appearance.shadow
    padding = BoxShape(insets: paddingInsets, radius: innerRadius)
    content = BoxShape(insets: paddingInsets + appearance.padding, radius: .zero)
    backgroundColor = appearance.background.color
    backgroundImage = appearance.background.image.map { image in
      PlacedImage(
        url: image.url,
        insets: paddingInsets + image.insetsZeroAtClearedEdges,
        position: image.position
      )
    }
    mask = padding
  }
}

extension FundamentalAppearance {
  /// The boxes of this appearance, ready for layout.
  public var boxes: BoxModel {
    BoxModel(self)
  }
}
