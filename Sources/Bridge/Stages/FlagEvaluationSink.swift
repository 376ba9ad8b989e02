public import FeatureFlags

/// An object that receives the evaluations of stage flags, to report them to a monitoring system.
@MainActor
public protocol FlagEvaluationSink: AnyObject {
  /// Records the evaluation that has decided the stage of a kind for the session of a screen;
  /// called once for each kind and session, in a later turn of the main queue.
  ///
  /// - Parameter event: The evaluation.
  func record(_ event: FlagEvaluationEvent)
}
