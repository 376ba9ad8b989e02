import Foundation
import JSONLogic
import ScreenDocument
import StrictJSON

/// Evaluates the visibility rules of contents, and reports rules that cannot be evaluated.
struct VisibilityEvaluator {
  /// The greatest number of evaluation steps that the audience rules of all contents may take
  /// together.
  private static let maximumTotalEvaluationSteps = 1_000_000

  private let inputs: VisibilityInputs
  private var evaluationStepsLeft = Self.maximumTotalEvaluationSteps
  private(set) var diagnostics = DiagnosticList()
  /// The next moment at which a valid period of the evaluated rules begins or ends; `nil` if there
  /// is none.
  ///
  /// A period that ends before it begins, or at the same moment, is not valid and is ignored.
  private(set) var nextPeriodBoundary: Date?

  init(_ inputs: VisibilityInputs) {
    self.inputs = inputs
  }

  /// Returns the reason why rules hide a content; `nil` if they do not.
  ///
  /// Of several reasons, a period comes first; then, rule by rule, the platform, the version and
  /// the audience; then the dismissal. A rule that cannot be evaluated hides nothing.
  mutating func reasonToHide(
    _ response: ResponseData,
    by rules: [ContentVisibility]
  ) -> HiddenReason? {
    // Every period is checked, because each may contain the next change.
    let outside = rules.map { periodReason($0, response) }
    if let reason = outside.lazy.compactMap({ $0 }).first { return reason }
    for rule in rules {
      if let reason = platformReason(rule, response) ?? versionReason(rule, response)
        ?? audienceReason(rule, response)
      {
        return reason
      }
    }
    guard !inputs.dismissedNames.isEmpty else { return nil }
    let name = rules.lazy.compactMap(\.dismissalName).first ?? response.id.rawValue
    return inputs.dismissedNames.contains(name) ? .dismissed : nil
  }

  private mutating func periodReason(
    _ rule: ContentVisibility,
    _ response: ResponseData
  ) -> HiddenReason? {
    if let from = rule.period.from, let until = rule.period.until, until <= from {
      addWarning(
        "invalidWindow",
        rule,
        response,
        "The period of '\(response.id)' ends before it begins, so it is ignored; correct it."
      )
      return nil
    }
    let now = inputs.now
    for end in [rule.period.from, rule.period.until] {
      if let end, end > now { nextPeriodBoundary = min(nextPeriodBoundary ?? end, end) }
    }
    if let from = rule.period.from, now < from { return .notBefore(from) }
    if let until = rule.period.until, now >= until { return .notAfter(until) }
    return nil
  }

  private mutating func platformReason(
    _ rule: ContentVisibility,
    _ response: ResponseData
  ) -> HiddenReason? {
    guard let platforms = rule.platforms else { return nil }
    guard let platform = inputs.context.platform else {
      reportMissingAttribute("platform", rule, response)
      return nil
    }
    let name = platform.lowercased()
    return platforms.contains { $0.lowercased() == name } ? nil : .excludedPlatform(platform)
  }

  private mutating func versionReason(
    _ rule: ContentVisibility,
    _ response: ResponseData
  ) -> HiddenReason? {
    guard let versions = rule.appVersions else { return nil }
    guard let version = inputs.context.appVersion, let isIn = versions.contains(version) else {
      reportMissingAttribute("appVersion", rule, response)
      return nil
    }
    return isIn ? nil : .excludedAppVersion(version)
  }

  private mutating func audienceReason(
    _ rule: ContentVisibility,
    _ response: ResponseData
  ) -> HiddenReason? {
    guard let audience = rule.audience else { return nil }
    do {
      let result = try audience.evaluate(
        in: inputs.context,
        flagKey: response.id.rawValue,
        at: Int(exactly: inputs.now.timeIntervalSince1970.rounded(.down)) ?? 0,
        sharing: &evaluationStepsLeft
      )
      return result.isTruthy ? nil : .outsideAudience
    } catch {
      let reason =
        evaluationStepsLeft > 0
        ? error.description
        : "the rules of all contents need more than \(Self.maximumTotalEvaluationSteps) steps; make their lists shorter"
      addWarning(
        "audienceNotEvaluated",
        rule,
        response,
        "The audience of '\(response.id)' cannot be evaluated: \(reason); every user sees it."
      )
      return nil
    }
  }

  private mutating func reportMissingAttribute(
    _ attribute: String,
    _ rule: ContentVisibility,
    _ response: ResponseData
  ) {
    addWarning(
      "unknownAttribute",
      rule,
      response,
      """
      The context has no usable attribute '\(attribute)', which the rule of '\(response.id)' needs; \
      the rule does not hide the content.
      """
    )
  }

  private mutating func addWarning(
    _ code: String,
    _ rule: ContentVisibility,
    _ response: ResponseData,
    _ message: @autoclosure () -> String
  ) {
    diagnostics.add(
      at: response.position,
      Diagnostic(
        severity: .warning,
        code: code,
        at: rule.sourceJSON ?? response.payload,
        message: message()
      )
    )
  }
}
