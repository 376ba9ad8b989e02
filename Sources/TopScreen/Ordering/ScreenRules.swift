public import ScreenDocument

/// An app's rules for the contents of its screen, in addition to the document's rules.
///
/// | of a content | what applies                                                                  |
/// | ------------ | ----------------------------------------------------------------------------- |
/// | its place    | the document's rule; else the app's for its id; else the app's for its kind   |
/// | visibility   | all of these rules: the content is visible if none of them hides it           |
/// | `whenEmpty`, `whileLoading`, name of the dismissal | the first of these rules that states it |
/// | a limit      | the smaller one of the document's and the app's                               |
public struct ScreenRules: Sendable {
  /// The rules of all contents of a kind.
  public var kinds: [ContentKind: ContentRules]
  /// The rules of single contents.
  public var contents: [ContentID: ContentRules]
  /// The greatest number of visible contents of each limited kind, apart from headings; at 0 or
  /// less, none of them is visible.
  public var limits: [ContentKind: Int]

  /// Creates rules; without any, only the document's rules apply.
  ///
  /// - Parameters:
  ///   - kinds: The rules of all contents of a kind.
  ///   - contents: The rules of single contents.
  ///   - limits: The greatest number of visible contents of each limited kind, apart from headings.
  public init(
    kinds: [ContentKind: ContentRules] = [:],
    contents: [ContentID: ContentRules] = [:],
    limits: [ContentKind: Int] = [:]
  ) {
    self.kinds = kinds
    self.contents = contents
    self.limits = limits
  }

  /// Whether no kind and no content has rules; limits do not count.
  var hasNoContentRules: Bool { kinds.isEmpty && contents.isEmpty }

  /// Returns the rule for a content's place; `nil` without a rule, and for blocks of a page, whose
  /// place is in the layout.
  func placeRule(of response: ResponseData) -> ContentOrder? {
    guard response.container == nil else { return nil }
    if let order = response.rules?.order { return order }
    guard !hasNoContentRules else { return nil }
    return contents[response.id]?.order ?? kinds[response.kind]?.order
  }

  /// Returns the rules for a content's visibility: first the document's, then the app's for its id,
  /// then the app's for its kind; empty without rules.
  func visibilityRulesDocumentFirst(of response: ResponseData) -> [ContentVisibility] {
    guard !hasNoContentRules || response.rules != nil else { return [] }
    let rules = [response.rules, contents[response.id], kinds[response.kind]]
    return rules.compactMap { $0?.visibility }
  }

  /// Returns these limits together with others; for a kind with two limits, the smaller one.
  func smallerLimits(combinedWith others: [ContentKind: Int]) -> [ContentKind: Int] {
    limits.merging(others, uniquingKeysWith: min)
  }
}
