public import ScreenDocument

/// What an app says of the contents of its screen, beside what the document says.
///
/// | of a content | what counts                                                                   |
/// | ------------ | ----------------------------------------------------------------------------- |
/// | its place    | the document's rule; else the one for its id; else the one for its kind       |
/// | visibility   | all of them: it is there if no rule hides it                                 |
/// | a limit      | the smaller one                                                               |
public struct ScreenRules: Sendable {
  /// The rules of all contents of a kind.
  public var kinds: [ContentKind: ContentRules]
  /// The rules of single contents.
  public var contents: [ContentID: ContentRules]
  /// How many contents of a kind are shown at most.
  public var limits: [ContentKind: Int]

  /// Creates rules; without any the document alone says what there is.
  ///
  /// - Parameters:
  ///   - kinds: The rules of all contents of a kind.
  ///   - contents: The rules of single contents.
  ///   - limits: How many contents of a kind are shown at most.
  public init(
    kinds: [ContentKind: ContentRules] = [:],
    contents: [ContentID: ContentRules] = [:],
    limits: [ContentKind: Int] = [:]
  ) {
    self.kinds = kinds
    self.contents = contents
    self.limits = limits
  }

  /// Whether the app says nothing of any content.
  var isEmpty: Bool { kinds.isEmpty && contents.isEmpty }

  /// The rule that says where a content stands; blocks of a page stand where its layout has them.
  func order(of response: ResponseData) -> ContentOrder? {
    guard response.container == nil else { return nil }
    if let order = response.rules?.order { return order }
    guard !isEmpty else { return nil }
    return contents[response.id]?.order ?? kinds[response.kind]?.order
  }

  /// The rules that say when a content is there, the document's first.
  func visibilities(of response: ResponseData) -> [ContentVisibility] {
    guard !isEmpty || response.rules != nil else { return [] }
    let rules = [response.rules, contents[response.id], kinds[response.kind]]
    return rules.compactMap { $0?.visibility }
  }

  /// How many contents of each kind are shown at most.
  func limits(with others: [ContentKind: Int]) -> [ContentKind: Int] {
    limits.merging(others, uniquingKeysWith: min)
  }
}
