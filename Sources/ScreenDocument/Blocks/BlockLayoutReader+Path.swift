import StrictJSON

extension BlockLayoutReader {
  /// Returns the ids on the way from the page down to a value, joined by `›`, for messages.
  ///
  /// The last id is the value's own. `parent` is the index of the node that contains the value;
  /// `nil` for a page, so that only its own id is returned. A missing id is shown as "(no id)".
  func idPathText(to value: JSONValue, inParent parent: Int?) -> String {
    var names = [Self.idTextForMessages(value["id"]?.textIfValidID)]
    var index = parent
    while let node = index {
      names.append(Self.idTextForMessages(nodes[node].serverID))
      index = nodes[node].parentIndex
    }
    return names.reversed().joined(separator: " › ")
  }

  private static func idTextForMessages(_ id: String?) -> String {
    guard let id else { return "(no id)" }
    return id.cutForMessages
  }
}
