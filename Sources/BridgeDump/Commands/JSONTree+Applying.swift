import ScreenDocument
import StrictJSON

extension JSONTree {
  /// Returns the value that results from applying differences to this one.
  ///
  /// - Parameter differences: The places, each with this value's part and the other value's part;
  ///   the places of a list in ascending order.
  /// - Returns: The other value; `nil` if there is none, or if this value does not have the stated
  ///   part at a place.
  /// - Complexity: O(n) in this value's size for each difference.
  func applying(_ differences: [(path: JSONPointer, old: JSONTree?, new: JSONTree?)]) -> JSONTree? {
    var tree: JSONTree? = self
    // Removals come last and start at the end, so that indices stay valid.
    let gone = differences.filter { $0.new == nil }.reversed()
    for (path, old, new) in differences.filter({ $0.new != nil }) + gone {
      guard tree?.value(at: path.tokens[...]) == old else { return nil }
      tree = tree?.settingValue(at: path.tokens[...], to: new) ?? new
    }
    return tree
  }

  private func value(at tokens: ArraySlice<String>) -> JSONTree? {
    guard let token = tokens.first else { return self }
    let rest = tokens.dropFirst()
    if case .array = self { return Int(token).flatMap { self[$0] }?.value(at: rest) }
    return self[token]?.value(at: rest)
  }

  private func settingValue(at tokens: ArraySlice<String>, to new: JSONTree?) -> JSONTree? {
    guard let token = tokens.first else { return new }
    let rest = tokens.dropFirst()
    switch self {
    case .object(var members):
      let index = members.firstIndex { $0.key == token } ?? members.count
      let old = index < members.count ? members[index].value : nil
      let value = old.map { $0.settingValue(at: rest, to: new) } ?? new
      let member = value.map { [Member(key: token, value: $0)] } ?? []
      members.replaceSubrange(index..<min(index + 1, members.count), with: member)
      return .object(members)
    case .array(var elements):
      guard let index = Int(token), 0...elements.count ~= index else { return self }
      let old = index < elements.count ? elements[index] : nil
      let value = old.map { $0.settingValue(at: rest, to: new) } ?? new
      elements.replaceSubrange(
        index..<min(index + 1, elements.count),
        with: value.map { [$0] } ?? []
      )
      return .array(elements)
    case .null, .bool, .number, .string:
      return self
    }
  }
}
