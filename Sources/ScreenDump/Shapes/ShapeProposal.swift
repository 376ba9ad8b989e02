import ScreenDocument
import StrictJSON

/// A shape that fits a team's documents, and what it finds in them.
struct ShapeProposal {
  /// The shape file.
  let file: JSONTree
  /// Where the contents lie.
  let list: String
  /// The parts of a content that the shape names, with their places: `kind /type`.
  let parts: [String]
  /// The documents, read by the shape.
  let documents: [ContentDocument]

  /// All contents, of one document after the other.
  var contents: [ResponseData] { documents.flatMap(\.contents) }
  /// How many contents it finds.
  var contentCount: Int { documents.reduce(0) { $0 + $1.contents.count } }
  /// The kinds, sorted.
  let kinds: [ContentKind]
  /// How many contents have an id that the server sent.
  let idCount: Int

  init(file: JSONTree, list: String, parts: [String], documents: [ContentDocument]) {
    self.file = file
    self.list = list
    self.parts = parts
    self.documents = documents
    kinds = Set(documents.flatMap { $0.contents.map(\.kind) }).sorted()
    idCount = documents.reduce(0) { count, document in
      count + document.contents.count { !$0.id.rawValue.hasPrefix("\($0.kind)#") }
    }
  }
}
