/// A list whose elements can be compared with `==`.
protocol EquatableList {
  /// Returns the first index at which two lists differ; `nil` if they are equal.
  ///
  /// Both lists must have this type: the caller has compared `One` and `Other` with it.
  static func firstDifferingIndex<One, Other>(_ one: One, _ other: Other) -> Int?
}

extension Array: EquatableList where Element: Equatable & Encodable {
  static func firstDifferingIndex<One, Other>(_ one: One, _ other: Other) -> Int? {
    let one = unsafeBitCast(one, to: Self.self)
    return one.firstIndex(differingFrom: unsafeBitCast(other, to: Self.self), from: 0)
  }

  /// Returns the first index, at least `start`, at which two lists differ or only one has an
  /// element; `nil` if there is none.
  ///
  /// The elements are read in place, because the subscript of an array would copy them.
  func firstIndex(differingFrom other: Self, from start: Int) -> Int? {
    let common = Swift.min(count, other.count)
    var index = start
    withBorrowedElements { one in
      other.withBorrowedElements { other in
        while index < common, one[index].isEqual(to: other[index]) { index += 1 }
      }
    }
    return index < Swift.max(count, other.count) ? index : nil
  }

  /// Calls a function with the elements; does nothing for an empty list.
  private func withBorrowedElements(_ body: (UnsafePointer<BorrowedValue<Element>>) -> Void) {
    withUnsafeBufferPointer { elements in
      guard let base = elements.baseAddress else { return }
      body(UnsafeRawPointer(base).assumingMemoryBound(to: BorrowedValue<Element>.self))
    }
  }
}
