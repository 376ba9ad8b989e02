import FeatureFlags
import Foundation
import StrictJSON
import Testing

@Suite struct FlagEvaluationEventTests {
  @Test func `has the attributes of OpenTelemetry, those without a value left out`() {
    let details = ResolutionDetails(
      key: "content.coupons",
      value: .string("live"),
      variant: "on",
      reason: .targetingMatch,
      metadata: ["flagSetId": .string("home"), "version": .number("7")],
      version: "7"
    )
    let moment = Date(timeIntervalSince1970: 5)
    let event = FlagEvaluationEvent(details, provider: "file", at: moment)
    #expect(FlagEvaluationEvent.name == "feature_flag.evaluation")
    #expect(event.moment == moment)
    #expect(
      event.attributes == [
        "feature_flag.key": .string("content.coupons"),
        "feature_flag.result.variant": .string("on"),
        "feature_flag.result.reason": .string("targeting_match"),
        "feature_flag.provider.name": .string("file"),
        "feature_flag.version": .string("7"),
        "feature_flag.set.id": .string("home"),
      ]
    )
  }

  @Test func `has an error, and the value where there is no variant`() {
    let details = ResolutionDetails(
      key: "a",
      value: .bool(false),
      reason: .error,
      failure: .init(.targetingKeyMissing, "The key is missing."),
      metadata: ["flagSetId": .number("3")]
    )
    #expect(
      FlagEvaluationEvent(details, provider: "p", contextID: "user-1", at: .distantPast).attributes
        == [
          "feature_flag.key": .string("a"),
          "feature_flag.result.value": .bool(false),
          "feature_flag.result.reason": .string("error"),
          "feature_flag.provider.name": .string("p"),
          "feature_flag.context.id": .string("user-1"),
          "error.type": .string("targeting_key_missing"),
          "feature_flag.error.message": .string("The key is missing."),
        ]
    )
  }

  /// The well-known values of OpenTelemetry's semantic conventions.
  @Test func `reasons and errors are the known ones`() {
    let reasons: Set = [
      "static", "default", "targeting_match", "split", "cached", "disabled", "stale", "error",
      "unknown",
    ]
    let errors: Set = [
      "flag_not_found", "invalid_context", "parse_error", "provider_fatal", "provider_not_ready",
      "targeting_key_missing", "type_mismatch", "general",
    ]
    func attributes(_ reason: FlagReason, _ code: FlagErrorCode?) -> [String: JSONTree] {
      let details = ResolutionDetails(
        key: "a",
        value: .null,
        reason: reason,
        failure: code.map { .init($0) }
      )
      return FlagEvaluationEvent(details, provider: "p", at: .distantPast).attributes
    }
    let found = FlagReason.allCases.map { attributes($0, nil)["feature_flag.result.reason"] }
    #expect(Set(found) == Set(reasons.map { .string($0) }))
    let codes = FlagErrorCode.allCases.map { attributes(.error, $0)["error.type"] }
    #expect(Set(codes) == Set(errors.map { .string($0) }))
    #expect(attributes(.disabled, nil)["feature_flag.result.value"] == nil)
  }
}
