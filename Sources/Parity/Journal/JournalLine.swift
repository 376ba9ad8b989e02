package import Foundation
public import ScreenDocument
package import StrictJSON

/// One line of a journal: responses that were delivered together, their context, and the steps that
/// followed on the screen.
///
/// A line is one JSON object. Only `kind` and `value`, or else `responses`, are required; a line
/// with all three is invalid.
///
/// ```json
/// {"kind": "coupons", "value": {"coupons": []}}
/// {"schema": 1, "at": 1775005200.5, "timeZone": "Asia/Tokyo", "locale": "ja_JP",
///  "appVersion": "4.2.0", "targetingKey": "u-1", "attributes": {"plan": "gold"},
///  "responses": [{"kind": "notice", "id": "n", "value": {}}, {"kind": "coupons", "value": {}}]}
/// ```
///
/// The member `then` has the steps after the responses:
///
/// ```json
/// {"kind": "poll", "value": {}, "then": [
///   {"after": 1.5, "action": {"kind": "poll", "value": {"choose": {"_0": 2}}}},
///   {"after": 3, "responses": [{"kind": "poll", "value": {}}]},
///   {"after": 0, "flip": {"kind": "poll", "stage": "live"}}]}
/// ```
///
/// `at` is a text in ISO 8601 with an offset, or a number of seconds since 1970. `after` is the
/// number of seconds since the step before. A missing `id` is the kind's name. Unknown members are
/// ignored, but for `key`, any scalar, which `replay --format ndjson` repeats in the line's result.
public struct JournalLine: Sendable {
  /// The version of the format, which a line contains as `schema`.
  package static let schema = 1

  /// The moment, time zone, locale, app version, targeting key and attributes of the responses.
  public let context: JournalContext
  /// The responses, in the order of their document, each id once.
  public let responses: [ResponseData]
  /// The steps after the responses, in order.
  public let steps: [JournalStep]
  /// The faults of the steps that were left out; all steps after the 256th have one fault together.
  public let stepFaults: [JournalFault]
  /// The member `key`, which `replay --format ndjson` repeats in the line's result; `nil` if it is
  /// missing or no scalar.
  package let correlationKey: JSONTree?
  /// The warnings about the line's text, such as those about repeated member names.
  let textWarnings: [Diagnostic]

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - context: The moment, time zone, locale, app version, targeting key and attributes of the
  ///     responses.
  ///   - responses: The responses, in the order of their document, each id once.
  ///   - steps: The steps after the responses, in order.
  public init(
    context: JournalContext,
    responses: [ResponseData],
    steps: [JournalStep] = []
  ) {
    self.init(context: context, responses: responses, steps: steps, faults: [])
  }

  /// Returns a copy of the line with a moment, or the line unchanged if its context has a moment.
  package func fillingMissingMoment(with moment: Date) -> JournalLine {
    guard context.moment == nil else { return self }
    var context = context
    context.moment = moment
    return JournalLine(
      context: context,
      responses: responses,
      steps: steps,
      faults: stepFaults,
      key: correlationKey,
      textWarnings: textWarnings
    )
  }

  /// Returns the warnings about the line's text, then those about its steps.
  ///
  /// - Parameter number: The number of the line, from 1.
  /// - Returns: The warnings, at most 101 about the text and 257 about steps.
  package func warnings(inLine number: Int) -> [Diagnostic] {
    textWarnings.map { $0.warning(inLine: number) }
      + stepFaults.map { $0.stepDiagnostic(inLine: number) }
  }

  init(
    context: JournalContext,
    responses: [ResponseData],
    steps: [JournalStep],
    faults: [JournalFault],
    key: JSONTree? = nil,
    textWarnings: [Diagnostic] = []
  ) {
    self.context = context
    self.responses = responses
    self.steps = steps
    self.stepFaults = faults
    self.correlationKey = key
    self.textWarnings = textWarnings
  }
}
