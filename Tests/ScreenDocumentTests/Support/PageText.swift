import ScreenDocument
import StrictJSON

/// The three texts of a block page: by default one page, one space and one group.
struct PageText {
  var layout: String
  var property: String?
  var data: String?

  init(layout: String, property: String? = nil, data: String? = nil) {
    self.layout = layout
    self.property = property
    self.data = data
  }

  /// A page with these blocks in its one group.
  init(blocks: String, property: String? = nil, data: String? = nil) {
    self.init(layout: Self.layout(blocks), property: property, data: data)
  }

  static func layout(_ blocks: String) -> String {
    """
    { "page": { "level": "page", "id": "home", "main": "feed", "children": [
      { "level": "space", "id": "feed", "children": [
        { "level": "group", "id": "top", "children": [ \(blocks) ] } ] } ] } }
    """
  }

  /// The page of three documents.
  func document() throws -> ContentDocument {
    try ContentDocument(
      reading: .blocks(
        layout: Array(layout.utf8),
        property: property.map { Array($0.utf8) },
        data: data.map { Array($0.utf8) }
      )
    )
  }

  /// The page of one document.
  func singleFileDocument() throws -> ContentDocument {
    let parts = [
      "\"layout\": \(layout)", property.map { "\"property\": \($0)" },
      data.map { "\"data\": \($0)" },
    ]
    return try ContentDocument(
      reading: Array("{ \(parts.compactMap(\.self).joined(separator: ",\n")) }".utf8)
    )
  }
}

extension Diagnostic {
  /// The code and the place: `wrongLevel layout /page/children/0`.
  var short: String {
    [code, part?.rawValue, path.description].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
