/// A value that a rule reads, computes or returns: JSON's values as JsonLogic defines them.
///
/// Numbers are doubles, as in JavaScript, and the order of an object's members has no meaning.
public enum RuleValue: Hashable, Sendable {
  /// `null`, or an absent value.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// Text.
  case string(String)
  /// Elements in order.
  case array([RuleValue])
  /// Members by name.
  case object([String: RuleValue])
}
