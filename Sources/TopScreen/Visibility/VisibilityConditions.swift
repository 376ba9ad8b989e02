package import Foundation
package import JSONLogic
import ScreenDocument

/// What the visibility of contents is decided by, at one moment.
package struct VisibilityConditions: Sendable {
  /// The moment.
  package var now: Date
  /// Whom and what audience rules are evaluated for; its attributes `platform` and `appVersion` count
  /// for the rules of that name.
  package var context: EvaluationContext
  /// The names under which the user has dismissed contents.
  package var dismissed: Set<String>

  /// Creates conditions.
  ///
  /// - Parameters:
  ///   - now: The moment.
  ///   - context: Whom and what rules are evaluated for.
  ///   - dismissed: The names under which the user has dismissed contents.
  package init(
    now: Date,
    context: EvaluationContext = EvaluationContext(),
    dismissed: Set<String> = []
  ) {
    self.now = now
    self.context = context
    self.dismissed = dismissed
  }
}
