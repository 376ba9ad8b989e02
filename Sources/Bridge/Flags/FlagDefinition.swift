import ScreenDocument

/// One flag, as its file defines it.
struct FlagDefinition: Sendable {
  let isEnabled: Bool
  let variants: [String: JSONTree]
  /// The first variant in the file, which gives the flag its type.
  let firstValue: JSONTree
  let defaultVariant: String?
  let hasTargeting: Bool
  let metadata: [String: JSONTree]
  /// Where the file has the default variant's value, or else the flag.
  let place: JSONValue
  /// Why the flag cannot be evaluated; `nil` if it can.
  var problem: String?
}
