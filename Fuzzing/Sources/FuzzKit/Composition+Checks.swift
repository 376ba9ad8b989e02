package import ScreenDocument
import StrictJSON

extension ContentDocument {
  /// Checks the invariants of every document's contents, however damaged.
  package func check() {
    require(Set(contents.map(\.id)).count == contents.count, "two contents have one id")
    require(contents.count <= elementCount, "more contents than elements")
    let containers = Set(containers.map(\.id))
    for content in contents {
      require(0..<elementCount ~= content.position, "a position outside the document")
      require(!content.kind.rawValue.isEmpty, "a content without a kind")
      if let container = content.container {
        require(containers.contains(container), "a content in a container that is not there")
      }
      content.payload.check()
    }
    for diagnostic in diagnostics {
      require(
        (diagnostic.line ?? 1) >= 1 && (diagnostic.column ?? 1) >= 1,
        "a place before the first"
      )
    }
  }

  /// The parts that must be equal when the same bytes are read again.
  package var outline: [String] {
    contents.map { "\($0.kind) \($0.id) \($0.position) \($0.payload.pointer)" }
      + diagnostics.map { "\($0.code) \($0.path) \($0.message)" }
  }
}

extension JSONValue {
  /// Checks the invariant of every value: its own text reads back as itself.
  package func check() {
    do {
      let again = try JSONDocument(Array(bytes)).root
      require(again.tree == tree, "a value's own text reads as another value")
    } catch {
      fatalError("a value's own text is refused: \(error)")
    }
  }
}
