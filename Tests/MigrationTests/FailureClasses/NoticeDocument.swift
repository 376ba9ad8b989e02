import ScreenDocument

/// Documents of the sample's notices.
enum NoticeDocument {
  /// Notices with titles, by the ids of their contents, from top to bottom.
  static func notices(_ contents: KeyValuePairs<String, [String]>) throws -> ContentDocument {
    let elements = contents.map { id, titles in
      let notices = titles.enumerated().map { #"{ "notice_id": \#($0), "title": "\#($1)" }"# }
      return #"{ "type": "notice", "id": "\#(id)", "value": { "notices": ["#
        + notices.joined(separator: ",") + "] } }"
    }
    return try ContentDocument(
      reading: Array(#"{ "contents": [\#(elements.joined(separator: ","))] }"#.utf8)
    )
  }
}
