import ScreenDocument
import StrictJSON

extension JSONTree {
  /// The value that differs from this one in the places given.
  ///
  /// - Parameter differences: Places, what this value has there, and what the other one has.
  /// - Returns: The other value; `nil` where it has none, and for differences that are not this
  ///   value's.
  /// - Complexity: O(n) in this value's size for each difference.
  func applying(_ differences: [(path: JSONPointer, old: JSONTree?, new: JSONTree?)]) -> JSONTree? {
    var tree: JSONTree? = self
    // What is gone is taken out last and from the end, so that indices hold.
    let gone = differences.filter { $0.new == nil }.reversed()
    for (path, old, new) in differences.filter({ $0.new != nil }) + gone {
      guard tree?.value(at: path.tokens[...]) == old else { return nil }
      tree = tree?.replacing(path.tokens[...], with: new) ?? new
    }
    return tree
  }

  private func value(at tokens: ArraySlice<String>) -> JSONTree? {
    guard let token = tokens.first else { return self }
    let rest = tokens.dropFirst()
    if case .array = self { return Int(token).flatMap { self[$0] }?.value(at: rest) }
    return self[token]?.value(at: rest)
  }

  private func replacing(_ tokens: ArraySlice<String>, with new: JSONTree?) -> JSONTree? {
    guard let token = tokens.first else { return new }
    let rest = tokens.dropFirst()
    switch self {
    case .object(var members):
      let index = members.firstIndex { $0.key == token } ?? members.count
      let old = index < members.count ? members[index].value : nil
      let value = old.map { $0.replacing(rest, with: new) } ?? new
      let member = value.map { [Member(key: token, value: $0)] } ?? []
      members.replaceSubrange(index..<min(index + 1, members.count), with: member)
      return .object(members)
    case .array(var elements):
      guard let index = Int(token), 0...elements.count ~= index else { return self }
      let old = index < elements.count ? elements[index] : nil
      let value = old.map { $0.replacing(rest, with: new) } ?? new
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
