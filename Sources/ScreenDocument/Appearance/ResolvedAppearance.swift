/// An appearance as nested boxes, each inside the one before.
///
/// ```
/// margin ▸ border (outer radius) ▸ padding ▸ content
///            │                        │
///         shadow, around it        background, clipped by the mask (inner radius)
/// ```
///
/// Insets are distances in points from the frame that the box is given, so a view lays out any of
/// the boxes without knowing the others. The shadow has the form of the border's outside. The
/// background fills the inside of the border, under the padding, and is clipped by ``mask``, whose
/// radius is of each corner `max(0, outer − max(adjacent border widths))`.
public struct ResolvedAppearance: Hashable, Sendable {
  /// One of the boxes.
  public struct Box: Hashable, Sendable {
    /// How far it is inside the frame, in points; negative where it is outside.
    public var insets: EdgeValues
    /// The radii of its corners, in points.
    public var radius: CornerValues

    package init(insets: EdgeValues, radius: CornerValues) {
      self.insets = insets
      self.radius = radius
    }
  }

  /// An image behind the content.
  public struct Image: Hashable, Sendable {
    /// Where it is loaded from.
    public var url: Destination
    /// How far its area is inside the frame, in points.
    public var insets: EdgeValues
    /// Where in its area it stands.
    public var position: BackgroundImage.Position

    package init(url: Destination, insets: EdgeValues, position: BackgroundImage.Position) {
      self.url = url
      self.insets = insets
      self.position = position
    }
  }

  /// The frame itself: the outside of the margin.
  public let margin: Box
  /// The outside of the border.
  public let border: Box
  /// How wide the border is at each edge, in points.
  public let borderWidth: EdgeValues
  /// The border's colour; `nil` where it is clear.
  public let borderColor: ColorValue?
  /// The shadow around ``border``.
  public let shadow: ShadowAppearance?
  /// The inside of the border, where the padding begins.
  public let padding: Box
  /// What is inside the padding.
  public let content: Box
  /// The colour behind the content.
  public let backgroundColor: ColorValue?
  /// The image over that colour.
  public let backgroundImage: Image?
  /// What clips background and content: the inside of the border.
  public let mask: Box

  /// Resolves an appearance, outside-in.
  ///
  /// - Parameter appearance: The appearance, of any level.
  public init(_ appearance: FundamentalAppearance) {
    let outside = appearance.margin
    let inside = outside + appearance.border.width
    let innerRadius = appearance.radius.inside(border: appearance.border.width)
    margin = Box(insets: .zero, radius: .zero)
    border = Box(insets: outside, radius: appearance.radius)
    borderWidth = appearance.border.width
    borderColor = appearance.border.color
    shadow = appearance.shadow
    padding = Box(insets: inside, radius: innerRadius)
    content = Box(insets: inside + appearance.padding, radius: .zero)
    backgroundColor = appearance.background.color
    backgroundImage = appearance.background.image.map { image in
      Image(
        url: image.url,
        insets: inside + image.effectiveInsets,
        position: image.position
      )
    }
    mask = padding
  }
}

extension FundamentalAppearance {
  /// The appearance as nested boxes, by one rule for every level.
  public var resolved: ResolvedAppearance {
    ResolvedAppearance(self)
  }
}
