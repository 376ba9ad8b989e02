public import ScreenDocument

extension ContentDocument {
  /// Reads a block page of counters in one group.
  ///
  /// - Parameters:
  ///   - ids: The ids of the blocks, in order.
  ///   - kind: The kind of the blocks.
  ///   - property: The property document; `nil` for none.
  ///   - data: The data document; the count of each block is 1 by default.
  /// - Returns: The document.
  /// - Throws: If it is no document.
  public static func page(
    _ ids: [String],
    kind: String = "counter",
    property: String? = nil,
    data: String? = nil
  ) throws(DocumentError) -> ContentDocument {
    let blocks = ids.map { #"{ "level": "block", "id": "\#($0)", "kind": "\#(kind)" }"# }
    let counts = Set(ids).sorted().map { #""\#($0)": { "count": 1 }"# }
    return try ContentDocument(
      reading: .blocks(
        layout: Array(
          """
          { "page": { "level": "page", "id": "home", "main": "feed", "children": [
            { "level": "space", "id": "feed", "children": [
              { "level": "group", "id": "top", "children": [
                \(blocks.joined(separator: ","))
              ] } ] } ] } }
          """.utf8
        ),
        property: property.map { Array($0.utf8) },
        data: Array((data ?? "{ \(counts.joined(separator: ",")) }").utf8)
      )
    )
  }
}
