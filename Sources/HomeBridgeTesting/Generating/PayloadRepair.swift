import ScreenDocument
import StrictJSON

/// Takes back those changes of a payload that its type refuses.
struct PayloadRepair {
  /// How many changes are taken back one by one; then all are.
  private static let maximumSteps = 200

  let recorded: JSONTree

  /// The payload with as many of its changes as decode.
  ///
  /// The function decodes a payload, and gives the reason why it does not decode.
  func repaired(
    _ changed: JSONTree,
    _ failure: (JSONValue) -> Diagnostic?
  ) -> (tree: JSONTree, payload: JSONValue)? {
    var tree = changed
    for _ in 0..<Self.maximumSteps {
      guard let payload = tree.document else { return nil }
      guard let failure = failure(payload) else { return (tree, payload) }
      var tokens = failure.path.tokens
      var repaired = restored(tree, recorded, tokens[...])
      // An unchanged value is refused because of the values around it.
      while repaired == tree, !tokens.isEmpty {
        tokens.removeLast()
        repaired = restored(tree, recorded, tokens[...])
      }
      guard repaired != tree else { break }
      tree = repaired
    }
    return recorded.document.map { (recorded, $0) }
  }

  /// The tree with the recorded value at a place, or at the nearest place around it that was recorded.
  private func restored(
    _ tree: JSONTree,
    _ recorded: JSONTree,
    _ place: ArraySlice<String>
  ) -> JSONTree {
    guard let token = place.first else { return recorded }
    switch (tree, recorded) {
    case (.object(var members), .object):
      guard let old = recorded[token] else { return recorded }
      guard let index = members.firstIndex(where: { $0.key == token }) else {
        members.append(JSONTree.Member(key: token, value: old))
        return .object(members)
      }
      let value = restored(members[index].value, old, place.dropFirst())
      members[index] = JSONTree.Member(key: token, value: value)
      return .object(members)
    case (.array(var elements), .array(let old)):
      guard let index = Int(token), elements.indices.contains(index), !old.isEmpty else {
        return recorded
      }
      // A list that has grown repeats itself.
      elements[index] = restored(elements[index], old[index % old.count], place.dropFirst())
      return .array(elements)
    default:
      return recorded
    }
  }
}

extension JSONTree {
  /// The tree as a document of its own.
  var document: JSONValue? {
    try? JSONDocument(Array(text(style: .compact, sortedKeys: false).utf8)).root
  }
}
