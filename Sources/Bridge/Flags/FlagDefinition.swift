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
}
