public import Foundation
public import StrictJSON

/// An evaluation of a flag, as the event `feature_flag.evaluation` of OpenTelemetry.
///
/// | attribute | value |
/// | --- | --- |
/// | `feature_flag.key` | the flag's key |
/// | `feature_flag.result.variant` | the variant's name |
/// | `feature_flag.result.value` | the value, if there is no variant and the value is not `null` |
/// | `feature_flag.result.reason` | the reason, in small letters: `targeting_match` |
/// | `feature_flag.provider.name` | the name of the provider |
/// | `feature_flag.version` | the version of the flag's definition |
/// | `feature_flag.set.id` | `flagSetId` of the metadata, if it is a text |
/// | `feature_flag.context.id` | the id of the evaluation context, only if the caller gives it |
/// | `error.type` | the error, in small letters |
/// | `feature_flag.error.message` | the description of the error |
///
/// An attribute without a value is missing.
///
/// Source: <https://opentelemetry.io/docs/specs/semconv/feature-flags/feature-flags-events/>,
/// release candidate.
public struct FlagEvaluationEvent: Hashable, Sendable {
  /// The event's name, `feature_flag.evaluation`.
  public static let name = "feature_flag.evaluation"

  /// The moment of the evaluation.
  public let moment: Date
  /// The attributes by name; one without a value is missing.
  public let attributes: [String: JSONTree]

  /// Creates the event of an evaluation.
  ///
  /// - Parameters:
  ///   - details: The result of the evaluation; the message of its error can quote the context.
  ///   - provider: The name of the provider.
  ///   - contextID: The id of the evaluation context, such as its targeting key; it can identify a
  ///     user.
  ///   - moment: The moment of the evaluation.
  public init(
    _ details: ResolutionDetails,
    provider: String,
    contextID: String? = nil,
    at moment: Date
  ) {
    self.moment = moment
    let value = details.variant == nil && details.value != .null ? details.value : nil
    let textAttributes = [
      "feature_flag.key": details.key,
      "feature_flag.result.variant": details.variant,
      "feature_flag.result.reason": details.reason.rawValue.lowercased(),
      "feature_flag.provider.name": provider,
      "feature_flag.version": details.version,
      "feature_flag.context.id": contextID,
      "error.type": details.errorCode?.rawValue.lowercased(),
      "feature_flag.error.message": details.errorMessage,
    ]
    var attributes = textAttributes.compactMapValues { $0.map(JSONTree.string) }
    attributes["feature_flag.result.value"] = value
    if case .string? = details.metadata["flagSetId"] {
      attributes["feature_flag.set.id"] = details.metadata["flagSetId"]
    }
    self.attributes = attributes
  }
}
