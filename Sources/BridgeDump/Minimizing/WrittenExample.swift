import Parity
import ScreenDocument
import StrictJSON

/// The checks of whether a file's bytes are an example of a kind, in the form that the tool writes.
enum WrittenExample {
  private static let lineFeed = UInt8(ascii: "\n")

  /// Returns whether bytes are a screen as ``MinimalScreen`` writes it, with a content of a kind.
  ///
  /// A screen with a title, with other members or with another layout is none.
  static func isScreen(_ bytes: [UInt8], of kind: ContentKind) -> Bool {
    guard let tree = try? JSONDocument(bytes).root.tree,
      case .object(let members) = tree, members.count == 1,
      case .array(let contents)? = tree["contents"],
      contents.allSatisfy(hasOnlyMembersOfContent),
      contents.contains(where: { $0["type"] == JSONTree.string(kind.rawValue) })
    else { return false }
    return tree.utf8(style: .pretty) + [lineFeed] == bytes
  }

  private static func hasOnlyMembersOfContent(_ tree: JSONTree) -> Bool {
    guard case .object(let members) = tree else { return false }
    return members.allSatisfy { ["type", "id", "value"].contains($0.key) }
  }

  /// Returns whether bytes are one line of a journal that begins with the version of the format, as
  /// the tool writes it, with a response of a kind.
  static func isJournal(_ bytes: [UInt8], of kind: ContentKind) -> Bool {
    guard bytes.starts(with: Array("{\"schema\":".utf8)),
      bytes.firstIndex(of: lineFeed) == bytes.count - 1
    else { return false }
    var reader = JournalReader()
    guard let line = try? reader.line(Array(bytes.dropLast())) else { return false }
    return line.responses.contains { $0.kind == kind }
      || line.steps.contains { step in
        guard case .responses(let responses) = step.event else { return false }
        return responses.contains { $0.kind == kind }
      }
  }
}
