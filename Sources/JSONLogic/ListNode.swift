/// An array with at least one element that is computed.
final class ListNode: RuleNode {
  let elements: [any RuleNode]

  init(_ elements: [any RuleNode]) {
    self.elements = elements
  }

  let possibleKinds = RuleValueKinds.array

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    .array(try elements.values(&run))
  }
}
