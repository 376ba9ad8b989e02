// Prints the public interface of one module from its symbol graphs: a line a declaration, sorted, types with what
// they conform to.
//
// usage: PublicInterface FOLDER

import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    struct Extension: Decodable {
      struct Constraint: Decodable {
        let kind: String
        let lhs: String
        let rhs: String
      }
      let constraints: [Constraint]?
    }

    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let swiftExtension: Extension?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}

extension Graph.Symbol.Extension {
  /// The constraints of the extension that a declaration stands in.
  var text: String {
    let signs = ["conformance": ": ", "superclass": ": ", "sameType": " == "]
    let constraints = (constraints ?? []).map { "\($0.lhs)\(signs[$0.kind] ?? " ? ")\($0.rhs)" }
    return constraints.isEmpty ? "" : "  // where \(constraints.joined(separator: ", "))"
  }
}

/// What every type has, and says nothing.
let implied: Set = ["Copyable", "Escapable", "SendableMetatype", "Sendable"]

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: PublicInterface FOLDER\n".utf8))
  exit(2)
}
let folder = URL(filePath: CommandLine.arguments[1])
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
let graphs = try files.map { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)) }

let symbols = graphs.flatMap(\.symbols).filter { !$0.identifier.precise.contains("::SYNTHESIZED::") }
let names = Dictionary(
  symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
  uniquingKeysWith: { first, _ in first }
)
var parents: [String: Set<String>] = [:]
for edge in graphs.flatMap(\.relationships) where ["conformsTo", "inheritsFrom"].contains(edge.kind) {
  guard let name = names[edge.target] ?? edge.targetFallback else { continue }
  let last = name.split(separator: ".").last.map(String.init) ?? name
  if !implied.contains(last) { parents[edge.source, default: []].insert(last) }
}

struct Line: Hashable, Comparable {
  let path: [String]
  let text: String

  static func < (left: Self, right: Self) -> Bool {
    left.path == right.path
      ? left.text < right.text : left.path.lexicographicallyPrecedes(right.path)
  }
}

var lines: Set<Line> = []
for symbol in symbols {
  guard let fragments = symbol.declarationFragments else { continue }
  let declaration = fragments.map(\.spelling).joined()
    .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  let conformances = parents[symbol.identifier.precise].map {
    "  // : " + $0.sorted().joined(separator: ", ")
  }
  lines.insert(
    Line(
      path: symbol.pathComponents,
      text: declaration + (symbol.swiftExtension?.text ?? "") + (conformances ?? "")
    )
  )
}
let types = Set(names.values)
for line in lines.sorted() {
  let parent = line.path.dropLast().joined(separator: ".")
  // A member of another module's type has no line of its type to stand below.
  if parent.isEmpty || types.contains(parent) {
    print(String(repeating: "  ", count: line.path.count - 1) + line.text)
  } else {
    print("extension \(parent): \(line.text)")
  }
}
