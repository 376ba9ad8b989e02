import Foundation
public import JSONLogic
import ScreenDocument

/// Orders and hides the contents of a screen, by the document's rules and the app's; it stores the
/// app's rules and the inputs of all rules.
@MainActor
public struct ScreenArranger {
  /// The app's rules.
  public let rules: ScreenRules
  /// Stores which contents the user has dismissed.
  public let dismissals: any DismissalStore
  private let context: () -> EvaluationContext
  private var ignoresRules = false

  /// Creates an arranger.
  ///
  /// - Parameters:
  ///   - rules: The app's rules.
  ///   - dismissals: Stores which contents the user has dismissed.
  ///   - context: Returns the rules' evaluation context; called whenever contents are arranged and
  ///     rules, limits or dismissals exist.
  public init(
    rules: ScreenRules = ScreenRules(),
    dismissals: any DismissalStore = InMemoryDismissals(),
    context: @escaping () -> EvaluationContext = { EvaluationContext() }
  ) {
    self.rules = rules
    self.dismissals = dismissals
    self.context = context
  }

  /// An arranger that shows all contents in the server's order, and ignores all rules, limits and
  /// dismissals.
  public static var asSent: ScreenArranger {
    var arranger = ScreenArranger()
    arranger.ignoresRules = true
    return arranger
  }

  /// Arranges contents; returns `nil` if nothing is to be applied, or if this arranger ignores
  /// rules.
  ///
  /// Nothing is to be applied if the document and the app have no rules and no limits, and no
  /// dismissal is stored.
  func arrangeIfRulesApply(
    _ contents: [ResponseData],
    limits: [ContentKind: Int],
    now: () -> Date
  ) -> ScreenArrangement? {
    guard !ignoresRules else { return nil }
    let dismissed = dismissals.names
    guard
      !rules.hasNoContentRules || !rules.limits.isEmpty || !limits.isEmpty
        || !dismissed.isEmpty
        || contents.contains(where: { $0.rules != nil })
    else { return nil }
    return ScreenArrangement(
      contents,
      limits: limits,
      rules: rules,
      inputs: VisibilityInputs(now: now(), context: context(), dismissedNames: dismissed)
    )
  }
}
