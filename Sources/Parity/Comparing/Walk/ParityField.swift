import ScreenDocument
public import StrictJSON

/// The description of one field of `Root`: its name, and a function that returns its value.
public struct ParityField<Root>: Sendable {
  /// Adds the differences of this field between two values to a walk.
  @usableFromInline
  let collectDifferences:
    @Sendable (_ legacy: Root, _ state: Root, JSONPointer, inout ParityWalk) -> Void

  @inlinable
  init(
    collectDifferences: @escaping @Sendable (Root, Root, JSONPointer, inout ParityWalk) -> Void
  ) {
    self.collectDifferences = collectDifferences
  }

  /// Describes a field whose two values are reported as one difference if they are not equal by
  /// `==`.
  ///
  /// - Parameters:
  ///   - name: The field's name in the type's encoding.
  ///   - value: Returns the field's value.
  /// - Returns: The field.
  @inlinable
  public static func field<Value: Equatable & Encodable & Sendable>(
    _ name: String,
    _ value: @escaping @Sendable (Root) -> Value
  ) -> Self {
    ParityField { legacy, state, path, walk in
      let (old, new) = (value(legacy), value(state))
      if old != new { walk.addDifference(path.appending(name), old, new) }
    }
  }

  /// Describes a field whose differences are reported at the places of its value's own fields.
  ///
  /// If the two values differ but none of these fields does, the whole field is reported as one
  /// difference.
  ///
  /// - Parameters:
  ///   - name: The field's name in the type's encoding.
  ///   - value: Returns the field's value.
  ///   - fields: The fields of that value.
  /// - Returns: The field.
  @inlinable
  public static func field<Value: Equatable & Sendable>(
    _ name: String,
    _ value: @escaping @Sendable (Root) -> Value,
    fields: [ParityField<Value>]
  ) -> Self {
    ParityField { legacy, state, path, walk in
      let (old, new) = (value(legacy), value(state))
      guard old != new else { return }
      let path = path.appending(name)
      let count = walk.differenceCount
      for field in fields { field.collectDifferences(old, new, path, &walk) }
      if walk.differenceCount == count { walk.addDifferenceOfWholeValues(path, old, new) }
    }
  }

  /// Describes an optional field, which the encoding does not contain if it is `nil`.
  ///
  /// The two values are reported as one difference if they are not equal by `==`; a side whose
  /// field is `nil` has no value in the difference.
  ///
  /// - Parameters:
  ///   - name: The field's name in the type's encoding.
  ///   - value: Returns the field's value.
  /// - Returns: The field.
  @inlinable
  public static func field<Value: Equatable & Encodable & Sendable>(
    _ name: String,
    _ value: @escaping @Sendable (Root) -> Value?
  ) -> Self {
    ParityField { legacy, state, path, walk in
      let (old, new) = (value(legacy), value(state))
      guard old != new else { return }
      walk.addDifference(
        path.appending(name),
        old.map { JSONTree(lenient: $0) },
        new.map { JSONTree(lenient: $0) }
      )
    }
  }

  /// Describes a list whose elements are compared index by index with `==`.
  ///
  /// Two elements that are not equal, but differ in none of `fields`, are reported as one
  /// difference. So is an element that only one list has.
  ///
  /// - Parameters:
  ///   - name: The field's name in the type's encoding.
  ///   - elements: Returns the list.
  ///   - fields: The fields of an element, at whose places its differences are reported.
  /// - Returns: The field.
  @inlinable
  public static func elements<Element: Equatable & Encodable & Sendable>(
    _ name: String,
    _ elements: @escaping @Sendable (Root) -> [Element],
    fields: [ParityField<Element>] = []
  ) -> Self {
    ParityField { legacy, state, path, walk in
      let (old, new) = (elements(legacy), elements(state))
      guard old != new else { return }
      let path = path.appending(name)
      for index in 0..<max(old.count, new.count) where !walk.isFull {
        let isInBoth = index < old.count && index < new.count
        if isInBoth, old[index] == new[index] { continue }
        let path = path.appending(index: index)
        guard isInBoth, !fields.isEmpty else {
          walk.addDifference(
            path,
            index < old.count ? JSONTree(lenient: old[index]) : nil,
            index < new.count ? JSONTree(lenient: new[index]) : nil
          )
          continue
        }
        let count = walk.differenceCount
        for field in fields { field.collectDifferences(old[index], new[index], path, &walk) }
        if walk.differenceCount == count {
          walk.addDifferenceOfWholeValues(path, old[index], new[index])
        }
      }
    }
  }
}
