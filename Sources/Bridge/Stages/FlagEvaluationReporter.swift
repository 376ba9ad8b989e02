import Dispatch
import FeatureFlags
import Foundation
import JSONLogic
import Parity
import StrictJSON

/// The reporter of the evaluations of stage flags; it calls a sink in later turns of the main
/// queue.
@MainActor
final class FlagEvaluationReporter {
  private let sink: any FlagEvaluationSink
  private let includesTargetingKey: Bool

  init(_ sink: any FlagEvaluationSink, includesTargetingKey: Bool) {
    self.sink = sink
    self.includesTargetingKey = includesTargetingKey
  }

  func report(_ decision: StageDecision, in context: EvaluationContext, at moment: Date) {
    let event = FlagEvaluationEvent(
      decision.detailsToReport(includingErrorMessage: includesTargetingKey),
      provider: decision.layer.rawValue,
      contextID: includesTargetingKey ? context.targetingKey : nil,
      at: moment
    )
    DispatchQueue.main.async { [sink] in
      MainActor.assumeIsolated { sink.record(event) }
    }
  }
}

extension StageDecision {
  /// Returns the flag's evaluation as it is reported, with the decided stage as the value.
  ///
  /// If a trip or an override decided, the result has no variant and no error, and the reason is
  /// `static`. If `hasMessage` is false, an error has no message, because the message can quote the
  /// targeting key.
  fileprivate func detailsToReport(includingErrorMessage hasMessage: Bool) -> ResolutionDetails {
    let isFlag = layer == .remote || layer == .file || layer == .default
    return ResolutionDetails(
      key: key,
      value: .string(stage.rawValue),
      variant: isFlag ? evaluation?.variant : nil,
      reason: isFlag ? evaluation?.reason ?? .default : .static,
      failure: isFlag
        ? evaluation?.errorCode.map { .init($0, hasMessage ? evaluation?.errorMessage : nil) }
        : nil,
      metadata: evaluation?.metadata ?? [:],
      version: evaluation?.version
    )
  }
}
