import Foundation

/// The three documents of a ``BlockPageText``, as an app without this package decodes them; not yet joined.
struct BlockPageRows {
  struct Layout: Decodable {
    let page: Node
  }

  struct Node: Decodable {
    let level: String
    let id: String
    let kind: String?
    let children: [Node]?
  }

  struct Property: Decodable {
    struct Appearance: Decodable {
      let padding: Int
      let border: Border
    }

    struct Border: Decodable {
      let width: Int
      let color: String
    }

    let appearance: Appearance
  }

  struct Entry: Decodable {
    let title: String?
    let tracking: String?
    let text: String?
    let yen: Int?
  }

  let layout: Layout
  let properties: [String: Property]
  let data: [String: Entry]

  init(layout: Data, property: Data, data: Data, with decoder: JSONDecoder) throws {
    self.layout = try decoder.decode(Layout.self, from: layout)
    properties = try decoder.decode([String: Property].self, from: property)
    self.data = try decoder.decode([String: Entry].self, from: data)
  }
}
