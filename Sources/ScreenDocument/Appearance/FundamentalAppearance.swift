/// The margin, padding, border, background, shadow and corner radii of one box: of a page, space,
/// group, block, item or element.
///
/// A document contains it as:
///
/// ```json
/// {
///   "margin": 8,
///   "padding": { "top": 8, "leading": 16, "bottom": 8, "trailing": 16 },
///   "border": { "width": { "bottom": 1 }, "color": "#E0E0E0" },
///   "background": {
///     "color": "#FFFFFF",
///     "image": {
///       "url": "https://image.example.jp/paper.png",
///       "insets": 4, "position": "topLeading", "clearedEdges": ["top"]
///     }
///   },
///   "shadow": { "color": "#00000040", "radius": 4, "x": 0, "y": 2 },
///   "radius": 12
/// }
/// ```
///
/// Every member is optional. Lengths are points, from 0 to 10,000; margins, the insets of an image
/// and the offsets of a shadow may be negative. One number applies to all edges, an object to
/// `top`, `leading`, `bottom` and `trailing`, or for `radius` to `topLeading`, `topTrailing`,
/// `bottomLeading` and `bottomTrailing`. A shadow requires a colour, and an image requires a URL,
/// relative or `https`. An invalid value is reported, and only its own member is lost.
///
/// In the payload of a block, as in its items and elements, all lengths of a member are written one
/// by one, and members with their default values are omitted.
public struct FundamentalAppearance: Hashable, Sendable, Codable {
  /// The space outside the border, in points.
  public var margin: EdgeValues
  /// The space between border and content, in points.
  public var padding: EdgeValues
  /// The border.
  public var border: BorderAppearance
  /// The background, inside the border.
  public var background: BackgroundAppearance
  /// The shadow of the border's outer edge; `nil` for none.
  public var shadow: ShadowAppearance?
  /// The radii of the border's outer edge, in points.
  public var radius: CornerValues

  /// An appearance without margin, padding, border, background or shadow, and with right-angled
  /// corners.
  public static let `default` = Self()

  /// Creates an appearance.
  ///
  /// - Parameters:
  ///   - margin: The space outside the border, in points.
  ///   - padding: The space between border and content, in points.
  ///   - border: The border.
  ///   - background: The background, inside the border.
  ///   - shadow: The shadow of the border's outer edge.
  ///   - radius: The radii of the border's outer edge, in points.
  public init(
    margin: EdgeValues = .zero,
    padding: EdgeValues = .zero,
    border: BorderAppearance = BorderAppearance(),
    background: BackgroundAppearance = BackgroundAppearance(),
    shadow: ShadowAppearance? = nil,
    radius: CornerValues = .zero
  ) {
    self.margin = margin
    self.padding = padding
    self.border = border
    self.background = background
    self.shadow = shadow
    self.radius = radius
  }

  /// Decodes an appearance from the payload of a composed block; members with default values are
  /// absent there.
  ///
  /// The short form of a document, one number for all edges or corners, cannot be decoded.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      margin: container.decodeIfPresent(EdgeValues.self, forKey: .margin) ?? .zero,
      padding: container.decodeIfPresent(EdgeValues.self, forKey: .padding) ?? .zero,
      border: container.decodeIfPresent(BorderAppearance.self, forKey: .border)
        ?? BorderAppearance(),
      background: container.decodeIfPresent(BackgroundAppearance.self, forKey: .background)
        ?? BackgroundAppearance(),
      shadow: container.decodeIfPresent(ShadowAppearance.self, forKey: .shadow),
      radius: container.decodeIfPresent(CornerValues.self, forKey: .radius) ?? .zero
    )
  }
}
