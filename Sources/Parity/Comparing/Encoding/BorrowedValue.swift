/// A value in memory that is compared in place: not copyable, so that a comparison copies no field.
///
/// A structure with one stored property has the layout of this property.
struct BorrowedValue<Value: Equatable>: ~Copyable {
  private let value: Value

  borrowing func isEqual(to other: borrowing Self) -> Bool { value == other.value }
}
