public import UIStateLayer

/// View data that describes its fields, so that differences are found without encoding.
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
/// Use the names of the type's encoding, because rules and reports use them. A field that is not
/// described has no place of its own: values that differ in no described field differ as a whole. If
/// rules ignore all differences in described fields, the rest of the encoding is compared too.
public protocol FieldDescribing: ViewData {
  /// The fields, in the order in which differences are reported.
  static var parityFields: [ParityField<Self>] { get }
}
