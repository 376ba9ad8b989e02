import ScreenDocument
import StrictJSON
public import UIStateLayer

/// The comparison of what both sides show.
public enum ViewDataComparison {
  /// The most differences that are reported of two values.
  public static let differenceLimit = 1_000
  /// The levels that are compared by member; a difference below is reported as a whole.
  public static let depthLimit = 64

  /// Finds where the view data of both sides differ.
  ///
  /// Equal values cost one `==`. Values that differ are walked from the top, level by level: a part that
  /// is equal costs one more `==` and is not walked into. The parts are those that the type's encoding
  /// has, or, where the type is ``FieldDescribing``, those it describes, which is faster.
  ///
  /// - Parameters:
  ///   - legacy: What the old side shows; `nil` if it shows nothing.
  ///   - state: What the new side shows; `nil` if it shows nothing.
  /// - Returns: At most ``differenceLimit`` places, in the order of the fields sorted by name, or in the
  ///   order in which the type describes them; the whole value where values differ whose encodings do
  ///   not.
  @inlinable
  public static func differences<Output: ViewData>(
    legacy: Output?,
    state: Output?
  ) -> [ParityDifference] {
    guard legacy != state else { return [] }
    return differences(fromUnequal: legacy, state, by: Output.describedFields)
  }

  /// Finds where two values of view data differ.
  ///
  /// - Parameters:
  ///   - legacy: What the old side shows.
  ///   - state: What the new side shows.
  /// - Returns: What the function for values that may be missing gives.
  @inlinable
  public static func differences<Output: ViewData>(
    legacy: Output,
    state: Output
  ) -> [ParityDifference] {
    guard legacy != state else { return [] }
    return differences(fromUnequal: legacy, state, by: Output.describedFields)
  }

  /// Finds where two values of view data differ, by the fields that their type describes.
  ///
  /// - Parameters:
  ///   - legacy: What the old side shows.
  ///   - state: What the new side shows.
  /// - Returns: At most ``differenceLimit`` places, in the order in which the type describes them.
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
  /// What the type says of its fields; `nil` for most types.
  @usableFromInline
  static var describedFields: [ParityField<Self>]? {
    func fields<Described: FieldDescribing>(of type: Described.Type) -> [ParityField<Self>]? {
      Described.parityFields as? [ParityField<Self>]
    }
    return (Self.self as? any FieldDescribing.Type).flatMap { fields(of: $0) }
  }
}
