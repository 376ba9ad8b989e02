import ScreenDocument
import StrictJSON

/// The role of a field of view data in a drawing, derived from the field's name and value.
enum SketchFieldRole: Hashable {
  /// The main title of the content.
  case headline
  /// The URL or the name of an image.
  case image
  /// A short label beside the headline.
  case badge
  /// A price.
  case price
  /// A price before a discount.
  case formerPrice
  /// A percentage, drawn as a bar.
  case progress
  /// The title of a button.
  case button
  /// A text that is drawn as a paragraph, because of the field's name.
  case paragraph
  /// A text or a number without another role, drawn small in a line of notes.
  case otherTextOrNumber
  /// A list of elements.
  case list
  /// A group of fields.
  case fieldGroup
  /// A field that is not drawn: `null`, an empty text, list or object, `true` or `false`, an id, a
  /// link to no image, a style, an appearance, or a measure of the layout.
  case notDrawn

  /// The names of headline fields, the most specific first.
  static let headlineFieldNames = [
    "title", "heading", "headline", "name", "label", "text", "message", "caption", "titleText",
    "normalizedtitle",
  ]
  private static let badgeFieldNames: Set<String> = [
    "badge", "discount", "status", "tag", "rank", "label", "pointrate",
  ]
  private static let paragraphFieldNames: Set<String> = [
    "text", "message", "body", "description", "summary", "caption",
  ]
  private static let imageWords = [
    "image", "icon", "thumb", "photo", "picture", "avatar", "banner", "cover", "poster", "logo",
    "img",
  ]
  private static let imageExtensions: Set<String> = [
    "avif", "gif", "jpeg", "jpg", "png", "svg", "webp",
  ]
  private static let formerPriceWords = [
    "list", "regular", "original", "old", "former", "before", "was",
  ]

  /// Derives a field's role.
  ///
  /// - Parameters:
  ///   - name: The field's name.
  ///   - value: The field's value.
  ///   - headline: The name of the field that is the headline, and so has the role `headline`;
  ///     `nil` if no field is the headline.
  init(_ name: String, _ value: JSONTree, besides headline: String?) {
    if name == headline {
      self = .headline
      return
    }
    let word = name.lowercased()
    switch value {
    case .null, .bool, .array([]), .object([]): self = .notDrawn
    case .array: self = .list
    case .object: self = word.hasSuffix("appearance") ? .notDrawn : .fieldGroup
    case .number: self = Self.roleOfNumber(inField: word)
    case .string(let text):
      self = text.isEmpty ? .notDrawn : Self.roleOfText(text, inField: name, lowercased: word)
    }
  }

  private static func roleOfNumber(inField word: String) -> SketchFieldRole {
    if word.hasSuffix("percent") { return word.hasPrefix("height") ? .notDrawn : .progress }
    if ["height", "width", "columns", "diameter"].contains(word) { return .notDrawn }
    return word == "id" || word.hasSuffix("id") ? .notDrawn : .otherTextOrNumber
  }

  /// Returns whether the path of a link ends with the file extension of an image; `false` for a text
  /// without `://`.
  private static func namesImageFile(_ link: String) -> Bool {
    let path = link.prefix { $0 != "?" && $0 != "#" }
    guard let dot = path.lastIndex(of: "."), let start = path.firstRange(of: "://") else {
      return false
    }
    return dot > start.upperBound
      && imageExtensions.contains(path[path.index(after: dot)...].lowercased())
  }

  private static func roleOfText(
    _ text: String,
    inField name: String,
    lowercased word: String
  ) -> SketchFieldRole {
    if word == "id" || name.hasSuffix("ID") || name.hasSuffix("Id") { return .notDrawn }
    let isLink = word.hasSuffix("url") || word.hasSuffix("uri") || text.contains("://")
    if isLink || word.hasSuffix("image") {
      return imageWords.contains { word.contains($0) } || namesImageFile(text) ? .image : .notDrawn
    }
    if ["destination", "link", "href", "style"].contains(word) { return .notDrawn }
    if word.contains("price") {
      return formerPriceWords.contains { word.contains($0) } ? .formerPrice : .price
    }
    if badgeFieldNames.contains(word) { return .badge }
    if word.hasSuffix("label") || word.contains("button") { return .button }
    return paragraphFieldNames.contains(word) ? .paragraph : .otherTextOrNumber
  }
}
