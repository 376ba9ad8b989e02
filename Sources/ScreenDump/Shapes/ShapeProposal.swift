import ScreenDocument
import StrictJSON

/// A shape that fits a team's documents, and the contents that it finds.
struct ShapeProposal {
  /// The shape file.
  let file: JSONTree
  /// The place of the contents, as a pointer.
  let list: String
  /// The parts of a content that the shape names, with their places: `kind /type`.
  let parts: [String]
  /// The documents, read with the shape.
  let documents: [ContentDocument]

  /// All contents, document by document.
  var contents: [ResponseData] { documents.flatMap(\.contents) }
  /// The number of contents.
  var contentCount: Int { documents.reduce(0) { $0 + $1.contents.count } }
  /// The kinds, sorted.
  let kinds: [ContentKind]
  /// The number of contents with an id in the document.
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
