import ScreenDocument
package import StrictJSON

/// A namespace for drawing a JSON value as nested lists of names and values.
package enum JSONTreeMarkup {
  /// Returns a drawing of a value in HTML.
  ///
  /// At most the first 100 elements of a list, the first 100 members of an object, the first 1,000
  /// characters of a text, and 24 levels are drawn.
  ///
  /// - Complexity: O(n) in the size of the output.
  package static func markup(of tree: JSONTree) -> Markup {
    var writer = MarkupWriter()
    writer.write(tree)
    return "<div class=\"tree\">\(writer.markup)</div>"
  }

  private struct MarkupWriter {
    private static let depthLimit = 24
    private(set) var markup = Markup()
    private var depth = 0

    mutating func write(_ tree: JSONTree) {
      switch tree {
      case .null, .bool, .number: markup += "<i>\(tree.abbreviatedText)</i>"
      case .string(""): markup += "<i>\"\"</i>"
      case .string(let text): markup += "<bdi>\(text.shortened)</bdi>"
      case .array([]): markup += "<i>none</i>"
      case .object([]): markup += "<i>{}</i>"
      case .array(let elements):
        writeList(elements.count) { writer, index in
          writer.markup += "<b>\(index)</b> "
          writer.write(elements[index])
        }
      case .object(let members):
        writeList(members.count) { writer, index in
          writer.markup += "<b>\(members[index].key.shortened)</b> "
          writer.write(members[index].value)
        }
      }
    }

    private mutating func writeList(_ count: Int, _ element: (inout MarkupWriter, Int) -> Void) {
      guard depth < Self.depthLimit else {
        markup += "<i>…</i>"
        return
      }
      depth += 1
      markup += "<ul>"
      for index in 0..<min(count, ContentSketcher.elementLimitPerList) {
        markup += "<li>"
        element(&self, index)
        markup += "</li>"
      }
      if count > ContentSketcher.elementLimitPerList {
        let rest = count - ContentSketcher.elementLimitPerList
        markup += "<li><i>and \(rest.grouped) more</i></li>"
      }
      markup += "</ul>"
      depth -= 1
    }
  }
}
