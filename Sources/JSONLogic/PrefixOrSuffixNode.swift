/// `starts_with`, `ends_with`: whether a text has a prefix or a suffix, compared by Unicode scalars
/// without normalisation; `null` if an operand is no text (flagd, "Custom operations").
final class PrefixOrSuffixNode: RuleNode {
  private let testedText: any RuleNode
  private let affix: any RuleNode
  private let isPrefix: Bool

  init(_ text: any RuleNode, _ affix: any RuleNode, isPrefix: Bool) {
    self.testedText = text
    self.affix = affix
    self.isPrefix = isPrefix
  }

  var possibleScalars: Set<RuleValue>? { [.bool(true), .bool(false)] }
  let possibleKinds: RuleValueKinds = [.bool, .null]

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    let values = (try testedText.evaluate(&run), try affix.evaluate(&run))
    guard case (.string(let text), .string(let affix)) = values else { return .null }
    guard affix.utf8.count <= text.utf8.count else { return .bool(false) }
    try run.charge(forTextOf: affix)
    let part =
      isPrefix
      ? text.utf8.prefix(affix.utf8.count) : text.utf8.suffix(affix.utf8.count)
    return .bool(part.elementsEqual(affix.utf8))
  }
}
