import Foundation
import ScreenDocument
import Testing

/// A JSON screen in the package's `Samples` folder.
struct SampleFile {
  let title: String
  let contents: [Content]

  struct Content {
    let type: String
    let id: String?
    let value: Data
  }

  init(_ name: String) throws {
    let data = Data(try Self.bytes(name))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    title = try #require(root["title"] as? String)
    contents = try #require(root["contents"] as? [[String: Any]]).map { content in
      Content(
        type: try #require(content["type"] as? String),
        id: content["id"] as? String,
        value: try JSONSerialization.data(withJSONObject: try #require(content["value"]))
      )
    }
  }

  /// The responses of a kind, in order.
  func responses<Response: Decodable>(of kind: String, as type: Response.Type) throws -> [Response]
  {
    try contents.filter { $0.type == kind }.map {
      try JSONDecoder().decode(type, from: $0.value)
    }
  }

  /// The only response of a kind.
  func response<Response: Decodable>(of kind: String, as type: Response.Type) throws -> Response {
    let responses = try responses(of: kind, as: type)
    #expect(responses.count == 1, "\(kind) is there \(responses.count) times.")
    return try #require(responses.first)
  }

  /// The block page in the folder `page`.
  static func page() throws -> ContentDocument {
    try ContentDocument(
      reading: .blocks(
        layout: bytes("page/layout.json"),
        property: bytes("page/property.json"),
        data: bytes("page/data.json")
      )
    )
  }

  /// The raw bytes of a file.
  static func bytes(_ name: String) throws -> [UInt8] {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    return Array(try Data(contentsOf: package.appending(components: "Samples", name)))
  }
}
