import ScreenDocument
import StrictJSON

/// A shape that fits a team's documents, with the contents that it finds in them.
struct ShapeProposal {
  /// The shape file.
  let shapeFile: JSONTree
  /// The pointer to the contents, as a text; empty for the whole document.
  let listPointer: String
  /// The parts of a content that the shape names, each with its pointer: `kind /type`.
  let contentPartDescriptions: [String]
  /// The documents, read with the shape.
  let documents: [ContentDocument]

  /// The contents of all documents, in the order of the documents.
  var contents: [ResponseData] { documents.flatMap(\.contents) }
  /// The number of contents in all documents.
  var contentCount: Int { documents.reduce(0) { $0 + $1.contents.count } }
  /// The kinds of the contents, each once, sorted.
  let kinds: [ContentKind]
  /// The number of contents with an id that the server sent.
  let serverIDCount: Int

  init(shapeFile: JSONTree, list: String, parts: [String], documents: [ContentDocument]) {
    self.shapeFile = shapeFile
    listPointer = list
    contentPartDescriptions = parts
    self.documents = documents
    kinds = Set(documents.flatMap { $0.contents.map(\.kind) }).sorted()
    serverIDCount = documents.reduce(0) { count, document in
      count + document.contents.count { !$0.id.rawValue.hasPrefix("\($0.kind)#") }
    }
  }
}
