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
/// Use the names of the type's encoding, because rules and reports use them.
///
/// If two values differ only in fields that are not described, the comparison finds one difference,
/// at the root. If two values differ in described fields, and the rules ignore all these
/// differences, the comparison also looks for differences in the rest of the encoding.
public protocol FieldDescribing: ViewData {
  /// The described fields, in the order in which their differences are reported.
  static var parityFields: [ParityField<Self>] { get }
}
