import ScreenDocument
import StrictJSON

/// A shape that fits a team's documents, with the contents that it finds in them.
struct ShapeProposal {
  /// The shape file.
  let shapeFile: JSONTree
  /// The pointer to the value with the contents, as a text; empty for the root value.
  let listPointer: String
  /// Phrases that describe a content for people: `kind /type`, `optional`, or
  /// `kind is the name of the only member`.
  let contentPartDescriptions: [String]
  /// The documents, read with the shape.
  let documents: [ContentDocument]

  /// The contents of all documents, in the order of the documents.
  var contents: [ResponseData] { documents.flatMap(\.contents) }
  /// The number of contents in all documents.
  var contentCount: Int { documents.reduce(0) { $0 + $1.contents.count } }
  /// The kinds of the contents, each once, sorted.
  let kinds: [ContentKind]
  /// The number of contents whose ids do not begin with their kind and `#`, as ids that were made
  /// for contents without one do.
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
