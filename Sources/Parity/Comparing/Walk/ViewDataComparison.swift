import ScreenDocument
import StrictJSON
public import UIStateLayer

/// Compares the view data of both sides.
public enum ViewDataComparison {
  /// The maximum number of differences that are reported for two values.
  public static let differenceLimit = 1_000
  /// The number of levels that are compared member by member; a difference below is reported as a
  /// whole.
  public static let depthLimit = 64

  /// Finds the differences between the view data of both sides.
  ///
  /// Equal values cost one `==`. Values that differ are compared from the root down, level by
  /// level: an equal part costs one more `==` and is not entered. The parts are the members of the
  /// type's encoding, or the described fields if the type is ``FieldDescribing``, which is faster.
  ///
  /// - Parameters:
  ///   - legacy: The value of the legacy side; `nil` if it shows nothing.
  ///   - state: The value of the state side; `nil` if it shows nothing.
  /// - Returns: At most ``differenceLimit`` differences, sorted by field name, or in the order of the described
  ///   fields; one difference of the whole if the values differ but their encodings do not.
  @inlinable
  public static func differences<Output: ViewData>(
    legacy: Output?,
    state: Output?
  ) -> [ParityDifference] {
    guard legacy != state else { return [] }
    return differences(fromUnequal: legacy, state, by: Output.describedFields)
  }

  /// Finds the differences between two values of view data, as the function for optional values
  /// does.
  ///
  /// - Parameters:
  ///   - legacy: The value of the legacy side.
  ///   - state: The value of the state side.
  /// - Returns: At most ``differenceLimit`` differences.
  @inlinable
  public static func differences<Output: ViewData>(
    legacy: Output,
    state: Output
  ) -> [ParityDifference] {
    guard legacy != state else { return [] }
    return differences(fromUnequal: legacy, state, by: Output.describedFields)
  }

  /// Finds the differences between two values of view data by their described fields.
  ///
  /// - Parameters:
  ///   - legacy: The value of the legacy side.
  ///   - state: The value of the state side.
  /// - Returns: At most ``differenceLimit`` differences, in the order of the described fields.
  @inlinable
  public static func differences<Output: FieldDescribing>(
    legacy: Output,
    state: Output
  ) -> [ParityDifference] {
    guard legacy != state else { return [] }
    return differences(fromUnequal: legacy, state, by: Output.parityFields)
  }

  @usableFromInline
  static func differences<Output: ViewData>(
    fromUnequal legacy: Output?,
    _ state: Output?,
    by fields: [ParityField<Output>]?
  ) -> [ParityDifference] {
    guard let legacy, let state else {
      return [
        ParityDifference(
          path: .root,
          legacy: legacy.map(JSONTree.init(lenient:)),
          state: state.map(JSONTree.init(lenient:))
        )
      ]
    }
    var walk = ParityWalk()
    if let fields {
      for field in fields { field.collect(legacy, state, .root, &walk) }
    } else {
      walk.compare(legacy, state, at: .root)
    }
    if walk.differences.isEmpty { walk.add(.root, legacy, state) }
    return walk.differences
  }
}

extension ViewData {
  /// The described fields of the type; `nil` for a type that is not ``FieldDescribing``.
  @usableFromInline
  static var describedFields: [ParityField<Self>]? {
    func fields<Described: FieldDescribing>(of type: Described.Type) -> [ParityField<Self>]? {
      Described.parityFields as? [ParityField<Self>]
    }
    return (Self.self as? any FieldDescribing.Type).flatMap { fields(of: $0) }
  }
}
