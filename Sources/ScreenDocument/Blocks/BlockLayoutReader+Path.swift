import StrictJSON

extension BlockLayoutReader {
  /// Returns the ids from the page down to a value, joined by `›`, for messages.
  func path(to value: JSONValue, in parent: Int?) -> String {
    var names = [Self.name(value["id"]?.idText)]
    var index = parent
    while let node = index {
      names.append(Self.name(nodes[node].serverID))
      index = nodes[node].parent
    }
    return names.reversed().joined(separator: " › ")
  }

  private static func name(_ id: String?) -> String {
    guard let id else { return "(no id)" }
    return id.count > 60 ? "\(id.prefix(59))…" : id
  }
}
