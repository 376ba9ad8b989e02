package import Foundation
package import JSONLogic
import ScreenDocument

/// The inputs of visibility rules at one moment.
package struct VisibilityInputs: Sendable {
  /// The moment at which the rules are evaluated.
  package var now: Date
  /// The attributes of the user, the device and the app that rules test.
  ///
  /// Audience rules can test any attribute. Platform rules test `platform`, and version rules test
  /// `appVersion`.
  package var context: EvaluationContext
  /// The names under which the user has dismissed contents.
  package var dismissedNames: Set<String>

  /// Creates inputs.
  ///
  /// - Parameters:
  ///   - now: The moment at which the rules are evaluated.
  ///   - context: The evaluation context of the rules.
  ///   - dismissedNames: The names under which the user has dismissed contents.
  package init(
    now: Date,
    context: EvaluationContext = EvaluationContext(),
    dismissedNames: Set<String> = []
  ) {
    self.now = now
    self.context = context
    self.dismissedNames = dismissedNames
  }
}
