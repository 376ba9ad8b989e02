/// How a box looks, the same for a page and for the smallest element in it.
///
/// In a document, and in the payload of a block, for its items and elements:
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
/// Every member may be left out. Lengths are points, from 0 to 10,000; margins, the insets of an
/// image and the offsets of a shadow may be negative. One number stands for all edges, an object for
/// `top`, `leading`, `bottom` and `trailing` each; of `radius`, for `topLeading`, `topTrailing`,
/// `bottomLeading` and `bottomTrailing`. A shadow needs its colour and an image its URL, relative or
/// `https`. A value that is wrong costs the member that it is the value of, and is reported.
public struct FundamentalAppearance: Hashable, Sendable, Codable {
  /// The room around the border, in points.
  public var margin: EdgeValues
  /// The room between border and content, in points.
  public var padding: EdgeValues
  /// The border.
  public var border: BorderAppearance
  /// What is behind the content, inside the border.
  public var background: BackgroundAppearance
  /// The shadow that the border's outside throws.
  public var shadow: ShadowAppearance?
  /// The radii of the border's outside, in points.
  public var radius: CornerValues

  /// What is not said otherwise: no room, no border, nothing behind.
  public static let `default` = Self()

  /// Creates an appearance.
  ///
  /// - Parameters:
  ///   - margin: The room around the border, in points.
  ///   - padding: The room between border and content, in points.
  ///   - border: The border.
  ///   - background: What is behind the content.
  ///   - shadow: The shadow that the border's outside throws.
  ///   - radius: The radii of the border's outside, in points.
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

  /// Decodes an appearance as the payload of a block holds it: checked, and without what is default.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` for what reading a block page never writes.
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
