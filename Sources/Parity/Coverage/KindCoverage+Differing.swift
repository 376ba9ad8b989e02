import Foundation
import StrictJSON

extension KindCoverage {
  /// Adds the parts of a response that differ from a response that was added before, at the same moment.
  ///
  /// Objects and lists are compared as long as they have the same members, or as many elements. All other parts are
  /// added as a whole.
  mutating func add(_ response: JSONValue, differingFrom base: JSONValue, at moment: Date?) {
    add(response, differingFrom: base, to: 0, at: moment)
  }

  private mutating func add(
    _ value: JSONValue,
    differingFrom base: JSONValue,
    to node: Int,
    at moment: Date?
  ) {
    guard !value.hasSameBytes(as: base) else { return }
    switch (value.kind, base.kind) {
    case (.object, .object):
      let (members, others) = (Array(value.members), Array(base.members))
      let parts = differingParts(of: members, others, below: node)
      guard let parts else { return add(value, to: node, at: moment) }
      for (value, base, node) in parts { add(value, differingFrom: base, to: node, at: moment) }
    case (.array, .array):
      let (elements, others) = (Array(value.elements), Array(base.elements))
      guard elements.count == others.count, let child = nodes[node].children[Self.elementToken]
      else {
        return add(value, to: node, at: moment)
      }
      let changed = elements.indices.filter { !elements[$0].hasSameBytes(as: others[$0]) }
      for index in changed {
        add(elements[index], differingFrom: others[index], to: child, at: moment)
      }
      addEqualElements(of: elements, changedAt: changed, to: node)
    default: add(value, to: node, at: moment)
    }
  }

  /// Returns the members whose values differ, with their nodes; `nil` if the names or their order
  /// differ, or if the path of a member that differs is not kept.
  private func differingParts(
    of members: [(key: String, value: JSONValue)],
    _ others: [(key: String, value: JSONValue)],
    below node: Int
  ) -> [(value: JSONValue, base: JSONValue, node: Int)]? {
    guard members.count == others.count else { return nil }
    var parts: [(JSONValue, JSONValue, Int)] = []
    for (member, other) in zip(members, others) {
      guard member.key == other.key else { return nil }
      guard !member.value.hasSameBytes(as: other.value) else { continue }
      guard let child = nodes[node].children[Self.token(of: member.key)] else { return nil }
      parts.append((member.value, other.value, child))
    }
    return parts
  }
}

extension JSONValue {
  /// Returns whether two values are the same bytes.
  func hasSameBytes(as other: JSONValue) -> Bool {
    let (one, two) = (bytes, other.bytes)
    guard one.count == two.count else { return false }
    return one.withUnsafeBytes { one in
      two.withUnsafeBytes { two in
        guard let first = one.baseAddress, let second = two.baseAddress else { return true }
        return memcmp(first, second, one.count) == 0
      }
    }
  }
}
