public import UIStateLayer

/// View data that describes its fields, so that differences are found without encoding it.
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
/// The names are those of the type's encoding, since rules and reports speak of these. A field that is
/// left out has no place of its own; values that differ in no described field differ as a whole. Where
/// rules ignore all described fields, the rest of the encoding is compared too.
public protocol FieldDescribing: ViewData {
  /// The fields, in the order in which differences are reported.
  static var parityFields: [ParityField<Self>] { get }
}
