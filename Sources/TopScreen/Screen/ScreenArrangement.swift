package import Foundation
package import ScreenDocument
package import StrictJSON

/// The arranged contents of a document: their order, and the reason why each hidden one is hidden.
///
/// A content that a rule hides is not delivered to any side. A delivered content can still be
/// hidden by its phase, see ``updateVisibilityByPhases(_:)``. The reasons apply in this order:
/// time, platform, version, audience; the user's dismissal; the limit of its kind; being empty or
/// not loaded; and for a heading, that the content that it heads is hidden or empty.
///
/// A limit counts the contents of a kind from the top. Headings, and contents that an earlier
/// reason hides, do not count. Empty contents count. So the limit hides the same contents on both
/// sides and in every phase.
package struct ScreenArrangement: Sendable {
  /// One content of an arrangement, shown or hidden.
  package struct Entry: Sendable {
    /// The content's response.
    package let response: ResponseData
    /// Why the content is hidden; `nil` if it is visible.
    package fileprivate(set) var reason: HiddenReason?

    /// Why a rule hides the content in every phase; `nil` if no rule does.
    fileprivate var ruleReason: HiddenReason?
    fileprivate let isHiddenWhenEmpty: Bool
    fileprivate let isHiddenUntilLoaded: Bool
    /// Whether another content is the heading of this content.
    fileprivate var hasHeading = false

    /// Whether the response must be delivered to its side, because no rule hides the content in
    /// every phase.
    var mustBeDelivered: Bool { ruleReason == nil }
    /// Whether the content's phase can hide the content itself or its heading.
    var hasPhaseRule: Bool { isHiddenWhenEmpty || isHiddenUntilLoaded || hasHeading }
  }

  /// All contents, shown and hidden, from top to bottom.
  package private(set) var entries: [Entry]
  /// The next moment at which a rule's period begins or ends; `nil` if there is none.
  package let nextPeriodBoundary: Date?
  /// Whether the phase of any delivered content can hide that content or its heading.
  package private(set) var hasPhaseRules = false

  private let orderDiagnostics: DiagnosticList
  private let visibilityDiagnostics: DiagnosticList
  /// The indices in ``entries`` of each heading and of the content that it heads, from the bottom
  /// heading to the top one; `nil` for a content that the document does not contain.
  private var entryIndicesOfHeadings: [(heading: Int, content: Int?)] = []

  /// Arranges the contents of a document.
  ///
  /// - Parameters:
  ///   - contents: The contents as the server sent them, each id once.
  ///   - limits: The greatest number of visible contents of each kind, apart from headings, as the
  ///     document requests it.
  ///   - rules: The app's rules.
  ///   - inputs: The inputs of the visibility rules.
  /// - Complexity: O(n log n), and one evaluation for each rule; O(n) if no content has a rule.
  package init(
    _ contents: [ResponseData],
    limits: [ContentKind: Int] = [:],
    rules: ScreenRules = ScreenRules(),
    inputs: VisibilityInputs
  ) {
    let order = ScreenOrder(contents, rules: rules)
    var evaluator = VisibilityEvaluator(inputs)
    entries = order.indices.map { index in
      let response = contents[index]
      let visibilityRules = rules.visibilityRulesDocumentFirst(of: response)
      let reason = evaluator.reasonToHide(response, by: visibilityRules)
      return Entry(
        response: response,
        reason: reason,
        ruleReason: reason,
        isHiddenWhenEmpty: visibilityRules.lazy.compactMap(\.whenEmpty).first == .hide,
        isHiddenUntilLoaded: visibilityRules.lazy.compactMap(\.whileLoading).first == .hide
      )
    }
    nextPeriodBoundary = evaluator.nextPeriodBoundary
    orderDiagnostics = order.diagnostics
    visibilityDiagnostics = evaluator.diagnostics
    if !order.contentIndexOfHeading.isEmpty { setHeadings(from: order) }
    hideContentsBeyondLimits(
      rules.smallerLimits(combinedWith: limits),
      exceptHeadingsOf: order
    )
    for (heading, content) in entryIndicesOfHeadings {
      guard let content else {
        entries[heading].ruleReason = entries[heading].ruleReason ?? .headingOfAbsentContent
        continue
      }
      guard entries[content].ruleReason != nil, entries[heading].ruleReason == nil else { continue }
      entries[heading].ruleReason = .headedContentNotShown(entries[content].response.id)
    }
    for place in entries.indices {
      entries[place].reason = entries[place].ruleReason
      if entries[place].mustBeDelivered, entries[place].hasPhaseRule { hasPhaseRules = true }
    }
  }

  /// Warnings about the rules for places, then those about the rules for visibility.
  package var diagnostics: [Diagnostic] {
    orderDiagnostics.sortedByPosition + visibilityDiagnostics.sortedByPosition
  }

  /// Returns the hidden contents for dumps, from top to bottom.
  ///
  /// Each one has the number of visible contents above it; contents that are data alone do not
  /// count.
  ///
  /// - Parameters:
  ///   - dataOnlyIDs: The contents that are data alone.
  ///   - timeZone: The time zone of the moments in reasons.
  /// - Returns: The hidden contents.
  func hiddenContents(
    excludingFromCounts dataOnlyIDs: Set<ContentID>,
    in timeZone: TimeZone
  ) -> [ScreenComposition.Hidden] {
    var shown = 0
    return entries.compactMap { entry in
      guard let reason = entry.reason else {
        if !dataOnlyIDs.contains(entry.response.id) { shown += 1 }
        return nil
      }
      return ScreenComposition.Hidden(
        entry.response,
        reason: reason.text(in: timeZone),
        visibleCountAbove: shown
      )
    }
  }

  /// The contents to deliver, from top to bottom.
  package var responsesToDeliver: [ResponseData] {
    entries.lazy.filter(\.mustBeDelivered).map(\.response)
  }

  /// Returns those items whose contents are not hidden; `items` are those of all delivered
  /// contents, from top to bottom.
  func visibleItems(among items: [StackItem]) -> [StackItem] {
    guard hasPhaseRules else { return items }
    return zip(items, entries.lazy.filter(\.mustBeDelivered)).filter { $1.reason == nil }.map(\.0)
  }

  /// Computes again which contents are hidden by their phases: those that are empty or not loaded,
  /// if a rule requires it, and the headings of hidden or empty contents.
  ///
  /// - Parameter phase: Returns the phase of a delivered content, `empty` also for a stale or failed
  ///   one with empty view data; called only if a rule depends on it.
  /// - Returns: Whether any content is now hidden or visible, or hidden for another reason, than
  ///   before.
  /// - Complexity: O(n).
  @discardableResult
  package mutating func updateVisibilityByPhases(_ phase: (ResponseData) -> ContentPhase) -> Bool {
    guard hasPhaseRules else { return false }
    var empty: Set<Int> = []
    var changes = false
    var reasons = entries.map(\.ruleReason)
    for (place, entry) in entries.enumerated() where entry.mustBeDelivered && entry.hasPhaseRule {
      switch phase(entry.response) {
      case .empty:
        empty.insert(place)
        if entry.isHiddenWhenEmpty { reasons[place] = .empty }
      case .idle, .loading:
        if entry.isHiddenUntilLoaded { reasons[place] = .notLoaded }
      case .ready, .stale, .failed, .unrouted: break
      }
    }
    for (heading, content) in entryIndicesOfHeadings {
      guard let content, reasons[heading] == nil else { continue }
      guard reasons[content] != nil || empty.contains(content) else { continue }
      reasons[heading] = .headedContentNotShown(entries[content].response.id)
    }
    for (place, reason) in reasons.enumerated() where entries[place].reason != reason {
      entries[place].reason = reason
      changes = true
    }
    return changes
  }

  /// Stores the indices of an order's headings, from bottom to top, and marks the contents that
  /// have a heading.
  private mutating func setHeadings(from order: ScreenOrder) {
    var places = Array(repeating: 0, count: order.indices.count)
    for (place, index) in order.indices.enumerated() { places[index] = place }
    entryIndicesOfHeadings = order.contentIndexOfHeading.map {
      (places[$0.key], $0.value.map { places[$0] })
    }
    .sorted { $0.heading > $1.heading }
    for case (_, let content?) in entryIndicesOfHeadings { entries[content].hasHeading = true }
  }

  /// Hides the contents beyond the limits of their kinds; headings are neither counted nor hidden.
  private mutating func hideContentsBeyondLimits(
    _ limits: [ContentKind: Int],
    exceptHeadingsOf order: ScreenOrder
  ) {
    guard !limits.isEmpty else { return }
    var counts: [ContentKind: Int] = [:]
    for (place, index) in order.indices.enumerated() where entries[place].ruleReason == nil {
      let kind = entries[place].response.kind
      guard let limit = limits[kind], order.contentIndexOfHeading[index] == nil else { continue }
      let count = counts[kind, default: 0] + 1
      counts[kind] = count
      if count > limit { entries[place].ruleReason = .beyondLimitOfKind(limit) }
    }
  }
}
