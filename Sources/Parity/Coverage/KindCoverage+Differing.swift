import Foundation
import StrictJSON

extension KindCoverage {
  /// A part of a response that differs from the same part of another response, and the node of its
  /// path.
  private struct PartDifferingFromBase {
    let value: JSONValue
    let base: JSONValue
    let pathNode: Int
  }

  /// Adds the parts of a response that differ from a base: a response that was added before, with
  /// the same moment.
  ///
  /// Two objects with the same members in the same order are compared member by member. Two lists
  /// of the same length are compared element by element. All other parts that differ are added as a
  /// whole.
  mutating func add(_ response: JSONValue, differingFrom base: JSONValue, at moment: Date?) {
    guard !response.hasSameBytes(as: base) else { return }
    add(PartDifferingFromBase(value: response, base: base, pathNode: 0), at: moment)
  }

  private mutating func add(_ part: PartDifferingFromBase, at moment: Date?) {
    switch (part.value.kind, part.base.kind) {
    case (.object, .object):
      guard let parts = differingMembers(of: part) else {
        return add(part.value, to: part.pathNode, at: moment)
      }
      for part in parts { add(part, at: moment) }
    case (.array, .array):
      guard let (parts, listHasRepeatedElements) = differingElements(of: part) else {
        return add(part.value, to: part.pathNode, at: moment)
      }
      for part in parts { add(part, at: moment) }
      if listHasRepeatedElements { recordRepeatedElements(at: part.pathNode) }
    default: add(part.value, to: part.pathNode, at: moment)
    }
  }

  /// Returns the members that differ from those of the base.
  ///
  /// `nil` if the two objects do not have the same names in the same order, or if the path of a
  /// differing member has no node.
  private func differingMembers(of part: PartDifferingFromBase) -> [PartDifferingFromBase]? {
    var parts: [PartDifferingFromBase] = []
    var position = -1
    let areNamesEqual = part.value.forEachMemberPair(byPositionWith: part.base) {
      name,
      value,
      base in
      position += 1
      guard !value.hasSameBytes(as: base) else { return true }
      guard let node = existingNode(named: name, at: position, below: part.pathNode) else {
        return false
      }
      parts.append(PartDifferingFromBase(value: value, base: base, pathNode: node))
      return true
    }
    return areNamesEqual ? parts : nil
  }

  /// Returns the elements that differ from those of the base, and whether two elements of the list
  /// are equal.
  ///
  /// `listHasRepeatedElements` is `false` without a search if the path already has the cell
  /// `repeatedElements`. The result is `nil` if the base has another number of elements, or if the
  /// path of the elements has no node.
  private func differingElements(of part: PartDifferingFromBase) -> (
    parts: [PartDifferingFromBase], listHasRepeatedElements: Bool
  )? {
    guard let node = nodes[part.pathNode].children[Self.elementToken] else { return nil }
    var parts: [PartDifferingFromBase] = []
    var search = RepeatedElementSearch(
      wasFoundInEarlierList: hasRepeatedElements(at: part.pathNode)
    )
    let areCountsEqual = part.value.forEachElementPair(byIndexWith: part.base) { value, base in
      search.add(value)
      guard !value.hasSameBytes(as: base) else { return }
      parts.append(PartDifferingFromBase(value: value, base: base, pathNode: node))
    }
    return areCountsEqual ? (parts, search.hasRepeatedElement()) : nil
  }
}
