import ScreenDocument
import StrictJSON

/// Reverts the changes that prevent the decoding of a payload.
struct PayloadRepair {
  /// The maximum number of changes that are reverted one by one; after that, all are reverted.
  private static let maximumChangesRevertedOneByOne = 200

  let recordedPayload: JSONTree

  /// Reverts changes one by one until the payload decodes.
  ///
  /// Each time, the change at the place where the payload does not decode is reverted. If the value
  /// there is unchanged, the nearest object or list around it that has changed is reverted. After
  /// 200 changes, or if no change is left, the result is the recorded payload, even if it does not
  /// decode.
  ///
  /// - Parameters:
  ///   - changed: The changed payload.
  ///   - failure: Returns the reason why a payload does not decode; `nil` if it decodes.
  /// - Returns: The tree and the payload; `nil` if the tree exceeds a limit of `JSONDocument`.
  func repaired(
    _ changed: JSONTree,
    _ failure: (JSONValue) -> Diagnostic?
  ) -> (tree: JSONTree, payload: JSONValue)? {
    var tree = changed
    for _ in 0..<Self.maximumChangesRevertedOneByOne {
      guard let payload = tree.reparsedRoot else { return nil }
      guard let failure = failure(payload) else { return (tree, payload) }
      var tokens = failure.path.tokens
      var repaired = puttingBackRecordedValue(tree, recordedPayload, tokens[...])
      // If the type refuses an unchanged value, the cause is a value around it.
      while repaired == tree, !tokens.isEmpty {
        tokens.removeLast()
        repaired = puttingBackRecordedValue(tree, recordedPayload, tokens[...])
      }
      guard repaired != tree else { break }
      tree = repaired
    }
    return recordedPayload.reparsedRoot.map { (recordedPayload, $0) }
  }

  /// Returns the tree with the recorded value put back at a place.
  ///
  /// If the record has no such place, the nearest object or list around it is put back. An index
  /// beyond the end of a recorded list counts from its start again.
  func puttingBackRecordedValue(
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
      let value = puttingBackRecordedValue(members[index].value, old, place.dropFirst())
      members[index] = JSONTree.Member(key: token, value: value)
      return .object(members)
    case (.array(var elements), .array(let old)):
      guard let index = Int(token), elements.indices.contains(index), !old.isEmpty else {
        return recorded
      }
      // A list that has grown repeats itself.
      elements[index] = puttingBackRecordedValue(
        elements[index],
        old[index % old.count],
        place.dropFirst()
      )
      return .array(elements)
    default:
      return recorded
    }
  }
}

extension JSONTree {
  /// The tree as a separate document; `nil` if it exceeds a limit of `JSONDocument`.
  var reparsedRoot: JSONValue? {
    try? JSONDocument(Array(text(style: .compact, sortedKeys: false).utf8)).root
  }
}
