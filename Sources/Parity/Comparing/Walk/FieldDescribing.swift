public import UIStateLayer

/// View data that describes its fields, so that a comparison encodes only the fields that differ.
///
/// ```swift
/// extension CouponsViewData: FieldDescribing {
///   static let parityFields: [ParityField<Self>] = [
///     .field("usableCount", \.usableCount),
///     .elements("items", \.items),
///   ]
/// }
/// ```
///
/// Use the names of the type's encoding, because rules and reports use them. If two values differ
/// only in fields that are not described, they have one difference, at the root. If the rules
/// ignore all differences in described fields, the rest of the encoding is compared too.
public protocol FieldDescribing: ViewData {
  /// The described fields, in the order in which their differences are reported.
  static var parityFields: [ParityField<Self>] { get }
}
