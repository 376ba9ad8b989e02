import Foundation
public import JSONLogic
import ScreenDocument

/// How a screen orders and hides its contents: the app's rules, and what all rules are evaluated for.
@MainActor
public struct ScreenArranger {
  /// What the app says of contents, beside what documents say.
  public let rules: ScreenRules
  /// What the user has dismissed.
  public let dismissals: any DismissalStore
  private let context: () -> EvaluationContext
  private var ignoresRules = false

  /// Creates an arranger.
  ///
  /// - Parameters:
  ///   - rules: What the app says of contents.
  ///   - dismissals: What the user has dismissed.
  ///   - context: The rules' evaluation context; called whenever contents are arranged.
  public init(
    rules: ScreenRules = ScreenRules(),
    dismissals: any DismissalStore = InMemoryDismissals(),
    context: @escaping () -> EvaluationContext = { EvaluationContext() }
  ) {
    self.rules = rules
    self.dismissals = dismissals
    self.context = context
  }

  /// An arranger that shows all contents as the server sent them, and ignores rules.
  public static var asSent: ScreenArranger {
    var arranger = ScreenArranger()
    arranger.ignoresRules = true
    return arranger
  }

  /// Arranges contents; `nil` where no rule says anything of them.
  func arrange(
    _ contents: [ResponseData],
    limits: [ContentKind: Int],
    now: () -> Date
  ) -> ScreenArrangement? {
    guard !ignoresRules else { return nil }
    let dismissed = dismissals.names
    guard
      !rules.isEmpty || !rules.limits.isEmpty || !limits.isEmpty || !dismissed.isEmpty
        || contents.contains(where: { $0.rules != nil })
    else { return nil }
    return ScreenArrangement(
      contents,
      limits: limits,
      rules: rules,
      conditions: VisibilityConditions(now: now(), context: context(), dismissed: dismissed)
    )
  }
}
