extension Encodable {
  /// Returns whether two values are equal by `==`.
  ///
  /// - Returns: `false` also if this value is not `Equatable`, or if `other` cannot be cast to its
  ///   type. A value and an optional with the same value are equal.
  func isEqualIfEquatable<Other: Encodable>(to other: Other) -> Bool {
    let type: any Any.Type = Self.self
    guard type == Other.self, type == Swift.type(of: self), type == Swift.type(of: other) else {
      return isEqualAfterCast(to: other)
    }
    if let list = type as? any EquatableList.Type {
      return list.firstDifferingIndex(self, other) == nil
    }
    guard let equatable = type as? any Equatable.Type else { return false }
    return equatable.areEqualAssumingSelfType(self, other)
  }

  /// Returns whether two values are equal by `==`, after a cast of the other value to the type of
  /// this one.
  ///
  /// The static types differ, for example by an optional, or a value is an instance of a subclass
  /// of its static type.
  @inline(never)
  private func isEqualAfterCast(to other: any Encodable) -> Bool {
    guard let equatable = self as? any Equatable else { return false }
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { (other as? Value) == value }
    return isEqual(equatable)
  }
}

extension Equatable {
  /// Returns whether two values of this type are equal; `One` and `Other` must be this type.
  ///
  /// The values are read in place, because a cast would copy all their fields.
  fileprivate static func areEqualAssumingSelfType<One, Other>(_ one: One, _ other: Other) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { other in
        let one = UnsafeRawPointer(one).assumingMemoryBound(to: BorrowedValue<Self>.self)
        let other = UnsafeRawPointer(other).assumingMemoryBound(to: BorrowedValue<Self>.self)
        return one.pointee.isEqual(to: other.pointee)
      }
    }
  }
}
