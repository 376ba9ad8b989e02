import StrictJSON

extension BlockLayoutReader {
  /// Returns the ids of the page, of the nodes in it that contain the value, and of the value,
  /// joined by `›`, for messages; `parent` is the index of the node that contains the value.
  func idPathText(to value: JSONValue, inParent parent: Int?) -> String {
    var names = [Self.shownID(value["id"]?.idText)]
    var index = parent
    while let node = index {
      names.append(Self.shownID(nodes[node].serverID))
      index = nodes[node].parentIndex
    }
    return names.reversed().joined(separator: " › ")
  }

  private static func shownID(_ id: String?) -> String {
    guard let id else { return "(no id)" }
    return id.count > 60 ? "\(id.prefix(59))…" : id
  }
}
