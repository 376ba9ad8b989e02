/// The user and the attributes that a rule is evaluated for (OpenFeature specification, "Evaluation
/// context").
///
/// Rules read attributes by name: `{ "var": "platform" }`, `{ "var": "address.city" }`. Names are
/// case-sensitive. The targeting key is read as `targetingKey`.
public struct EvaluationContext: Hashable, Sendable {
  /// The stable id of the user or device, which decides the bucket; `nil` if none is given.
  public var targetingKey: String?
  /// The other attributes, by name; `targetingKey` among them is read only without
  /// ``targetingKey``.
  public var attributes: [String: RuleValue]

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - targetingKey: The stable id of a user or a device.
  ///   - attributes: The other attributes, by name.
  public init(targetingKey: String? = nil, attributes: [String: RuleValue] = [:]) {
    self.targetingKey = targetingKey
    self.attributes = attributes
  }

  /// The app's version, such as `4.12.0`: the attribute `appVersion`; `nil` if this is absent or
  /// not a text.
  public var appVersion: String? {
    get { textAttribute("appVersion") }
    set { attributes["appVersion"] = newValue.map(RuleValue.string) }
  }

  /// The platform, such as `iOS`: the attribute `platform`; `nil` if this is absent or not a text.
  public var platform: String? {
    get { textAttribute("platform") }
    set { attributes["platform"] = newValue.map(RuleValue.string) }
  }

  /// Whether the targeting key is a text that is not empty.
  ///
  /// Without ``targetingKey``, the attribute `targetingKey` counts if it is a text.
  package var hasTargetingKey: Bool {
    !(targetingKey ?? textAttribute("targetingKey") ?? "").isEmpty
  }

  private func textAttribute(_ name: String) -> String? {
    guard case .string(let text) = attributes[name] else { return nil }
    return text
  }
}
