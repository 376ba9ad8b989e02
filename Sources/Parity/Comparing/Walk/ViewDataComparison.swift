import ScreenDocument
import StrictJSON
public import UIStateLayer

/// A namespace for the comparison of the view data of the two sides.
public enum ViewDataComparison {
  /// The maximum number of differences that are reported for two values, 1,000.
  public static let differenceLimit = 1_000
  /// The number of levels that are compared member by member, 64; two values on a deeper level are
  /// reported as one difference.
  public static let depthLimit = 64

  /// Returns the differences between the view data of the two sides.
  ///
  /// Equal values cost one `==`. Values that differ are compared from the root down, level by
  /// level: an equal part costs one more `==`, and its own parts are not compared. The parts are
  /// the members of the type's encoding, or the described fields if the type is
  /// ``FieldDescribing``, which is faster.
  ///
  /// - Parameters:
  ///   - legacy: The value of the legacy side; `nil` if it shows nothing.
  ///   - state: The value of the state side; `nil` if it shows nothing.
  /// - Returns: At most ``differenceLimit`` differences, on each level sorted by member name, or in
  ///   the order of the described fields; none if the values are equal or both sides show nothing;
  ///   one difference at the root if only one side shows something, or if the values differ but
  ///   their parts do not.
  @inlinable
  public static func differences<Output: ViewData>(
    legacy: Output?,
    state: Output?
  ) -> [ParityDifference] {
    guard legacy != state else { return [] }
    return differences(fromUnequal: legacy, state, by: Output.describedFields)
  }

  /// Returns the differences between two values of view data.
  ///
  /// This function does the same as the function for optional values.
  ///
  /// - Parameters:
  ///   - legacy: The value of the legacy side.
  ///   - state: The value of the state side.
  /// - Returns: At most ``differenceLimit`` differences, on each level sorted by member name, or in
  ///   the order of the described fields; one difference at the root if the values differ but their
  ///   parts do not.
  @inlinable
  public static func differences<Output: ViewData>(
    legacy: Output,
    state: Output
  ) -> [ParityDifference] {
    guard legacy != state else { return [] }
    return differences(fromUnequal: legacy, state, by: Output.describedFields)
  }

  /// Returns the differences between two values of view data, by their described fields.
  ///
  /// - Parameters:
  ///   - legacy: The value of the legacy side.
  ///   - state: The value of the state side.
  /// - Returns: At most ``differenceLimit`` differences, in the order of the described fields; one
  ///   difference at the root if the values differ but their described fields do not.
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
    if let legacy, let state { return differences(fromUnequal: legacy, state, by: fields) }
    return [
      ParityDifference(
        path: .root,
        legacy: legacy.map(JSONTree.init(lenient:)),
        state: state.map(JSONTree.init(lenient:))
      )
    ]
  }

  /// Returns the differences between two values.
  ///
  /// Copies neither of the values; a function for optional values copies both.
  @usableFromInline
  static func differences<Output: ViewData>(
    fromUnequal legacy: Output,
    _ state: Output,
    by fields: [ParityField<Output>]?
  ) -> [ParityDifference] {
    var walk = ParityWalk()
    add(differencesBetween: legacy, state, by: fields, to: &walk)
    return walk.differences
  }

  /// Returns the differences between two values that a function does not ignore, at most
  /// ``differenceLimit``, and the ignored ones that were found before the limit was reached.
  static func differences<Output: ViewData>(
    fromUnequal legacy: Output?,
    _ state: Output?,
    by fields: [ParityField<Output>]?,
    ignoring isIgnored: @escaping (ParityDifference) -> Bool
  ) -> (remaining: [ParityDifference], ignored: [ParityDifference]) {
    var walk = ParityWalk(ignoring: isIgnored)
    if let legacy, let state {
      add(differencesBetween: legacy, state, by: fields, to: &walk)
    } else {
      for difference in differences(fromUnequal: legacy, state, by: fields) {
        walk.addDifference(difference.path, difference.legacy, difference.state)
      }
    }
    return (walk.differences, walk.ignoredDifferences)
  }

  /// Adds the differences between two values that are not equal, at least one, to a walk.
  private static func add<Output: ViewData>(
    differencesBetween legacy: Output,
    _ state: Output,
    by fields: [ParityField<Output>]?,
    to walk: inout ParityWalk
  ) {
    if let fields {
      for field in fields { field.collectDifferences(legacy, state, .root, &walk) }
    } else {
      walk.compare(legacy, state, at: .root)
    }
    if walk.differenceCount == 0 { walk.addDifference(.root, legacy, state) }
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
