package import Foundation
package import JSONLogic
import ScreenDocument

/// The inputs of visibility rules at one moment.
package struct VisibilityInputs: Sendable {
  /// The moment at which the rules are evaluated.
  package var now: Date
  /// The evaluation context of audience rules; its attributes `platform` and `appVersion` are used
  /// by the rules of that name.
  package var context: EvaluationContext
  /// The names under which the user has dismissed contents.
  package var dismissed: Set<String>

  /// Creates inputs.
  ///
  /// - Parameters:
  ///   - now: The moment at which the rules are evaluated.
  ///   - context: The evaluation context of the rules.
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
