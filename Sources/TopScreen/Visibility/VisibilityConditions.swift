public import Foundation
public import JSONLogic
import ScreenDocument

/// What the visibility of contents is decided by, at one moment.
public struct VisibilityConditions: Sendable {
  /// The moment.
  public var now: Date
  /// The evaluation context of audience rules; its attributes `platform` and `appVersion` count
  /// for the rules of that name.
  public var context: EvaluationContext
  /// The names under which the user has dismissed contents.
  public var dismissed: Set<String>

  /// Creates conditions.
  ///
  /// - Parameters:
  ///   - now: The moment.
  ///   - context: The evaluation context of the rules.
  ///   - dismissed: The names under which the user has dismissed contents.
  public init(
    now: Date,
    context: EvaluationContext = EvaluationContext(),
    dismissed: Set<String> = []
  ) {
    self.now = now
    self.context = context
    self.dismissed = dismissed
  }
}
