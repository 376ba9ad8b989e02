import ScreenDocument
public import StrictJSON

/// A walk through two values that collects their differences, at most
/// ``ViewDataComparison/differenceLimit`` besides those that it ignores.
@usableFromInline
struct ParityWalk {
  private(set) var differences: [ParityDifference] = []
  /// The differences that `isIgnored` selects; they do not count for the limit.
  ///
  /// Only the first ``ViewDataComparison/differenceLimit`` have their values, so that many ignored
  /// ones need little memory.
  private(set) var ignoredDifferences: [ParityDifference] = []
  private let isIgnored: (ParityDifference) -> Bool

  /// Creates a walk.
  ///
  /// - Parameter isIgnored: Returns whether to ignore a difference.
  init(ignoring isIgnored: @escaping (ParityDifference) -> Bool = { _ in false }) {
    self.isIgnored = isIgnored
  }

  @usableFromInline
  var isFull: Bool { differences.count >= ViewDataComparison.differenceLimit }

  /// The number of differences, including the ignored ones.
  @usableFromInline
  var differenceCount: Int { differences.count + ignoredDifferences.count }

  @usableFromInline
  mutating func addDifference(_ path: JSONPointer, _ legacy: JSONTree?, _ state: JSONTree?) {
    guard !isFull else { return }
    let difference = ParityDifference(path: path, legacy: legacy, state: state)
    if isIgnored(difference) {
      let keepsValues = ignoredDifferences.count < ViewDataComparison.differenceLimit
      ignoredDifferences.append(
        keepsValues ? difference : ParityDifference(path: path, legacy: nil, state: nil)
      )
    } else {
      differences.append(difference)
    }
  }

  @usableFromInline
  mutating func addDifference(
    _ path: JSONPointer,
    _ legacy: some Encodable,
    _ state: some Encodable
  ) {
    guard !isFull else { return }
    addDifference(path, JSONTree(lenient: legacy), JSONTree(lenient: state))
  }

  /// Adds one difference for two values as a whole: they differ, but none of their described fields
  /// does.
  ///
  /// The difference has no value for a side whose value is not `Encodable`.
  @usableFromInline
  mutating func addDifferenceOfWholeValues<Value>(
    _ path: JSONPointer,
    _ legacy: Value,
    _ state: Value
  ) {
    guard !isFull else { return }
    let trees = [legacy, state].map { ($0 as? any Encodable).map { JSONTree(lenient: $0) } }
    addDifference(path, trees[0], trees[1])
  }

  /// Adds the differences between the encodings of two values; the caller knows that the values
  /// differ.
  ///
  /// It adds nothing if the encodings are equal: then the caller must add a difference of the whole
  /// values. At ``ViewDataComparison/depthLimit``, it adds one difference of the whole values.
  ///
  /// The function is generic because a value that is passed as `any Encodable` would be copied.
  mutating func compare(_ legacy: some Encodable, _ state: some Encodable, at path: JSONPointer) {
    guard path.tokens.count < ViewDataComparison.depthLimit else {
      return addDifference(path, legacy, state)
    }
    // For a value of another type, a test of the type is much faster than a cast of the value.
    if type(of: legacy) is any ElementwiseComparedList.Type,
      let list = legacy as? any ElementwiseComparedList,
      list.compareIfSameType(with: state, at: path, in: &self)
    {
      return
    }
    guard let old = EncodedFields(of: legacy) else {
      return compareTrees(JSONTree(lenient: legacy), JSONTree(lenient: state), at: path)
    }
    if old.shape == .object,
      let members = FieldComparingEncoder.members(of: old, differingFrom: state)
    {
      return compare(members, at: path)
    }
    guard let new = EncodedFields(of: state) else {
      return compareTrees(JSONTree(lenient: legacy), JSONTree(lenient: state), at: path)
    }
    compare(old, new, at: path)
  }

  private mutating func compare(_ members: [DifferingMember], at path: JSONPointer) {
    for member in members where !isFull {
      compare(member.legacy, member.state, at: path.appending(member.name))
    }
  }

  private mutating func compare(
    _ legacy: EncodedFields,
    _ state: EncodedFields,
    at path: JSONPointer
  ) {
    switch (legacy.shape, state.shape) {
    case (.object, .object):
      compare(legacy.members(differingFrom: state), at: path)
    case (.array, .array):
      let (old, new) = (legacy.fields, state.fields)
      for index in 0..<max(old.count, new.count) where !isFull {
        let one = index < old.count ? old[index].value : nil
        let other = index < new.count ? new[index].value : nil
        if let one, let other, one.isEqualIfEquatable(to: other) { continue }
        compare(one, other, at: path.appending(index: index))
      }
    case (.single, .single):
      compare(legacy.fields.last?.value, state.fields.last?.value, at: path)
    default:
      addDifference(path, legacy.tree, state.tree)
    }
  }

  /// Adds the differences between two fields that `isEqualIfEquatable(to:)` does not find equal;
  /// `nil` is a missing field.
  private mutating func compare(
    _ legacy: EncodedValue?,
    _ state: EncodedValue?,
    at path: JSONPointer
  ) {
    switch (legacy, state) {
    case (.unencoded(let old)?, .unencoded(let new)?):
      compare(old, new, at: path)
    case (.nested(let old)?, .nested(let new)?):
      compare(old, new, at: path)
    case (let old?, let new?):
      compareTrees(old.tree, new.tree, at: path)
    default:
      addDifference(path, legacy?.tree, state?.tree)
    }
  }

  /// Adds the differences between two JSON values, none for equal ones; `nil` is a missing value.
  ///
  /// At ``ViewDataComparison/depthLimit``, it adds one difference of the whole values.
  mutating func compareTrees(_ legacy: JSONTree?, _ state: JSONTree?, at path: JSONPointer) {
    guard legacy != state, !isFull else { return }
    guard path.tokens.count < ViewDataComparison.depthLimit else {
      return addDifference(path, legacy, state)
    }
    switch (legacy, state) {
    case (.object(let old), .object(let new)):
      let oldMembers = Dictionary(old.map { ($0.key, $0.value) }, uniquingKeysWith: { a, _ in a })
      let newMembers = Dictionary(new.map { ($0.key, $0.value) }, uniquingKeysWith: { a, _ in a })
      for key in Set(oldMembers.keys).union(newMembers.keys).sorted() {
        compareTrees(oldMembers[key], newMembers[key], at: path.appending(key))
      }
    case (.array(let old), .array(let new)):
      for index in 0..<max(old.count, new.count) {
        compareTrees(
          index < old.count ? old[index] : nil,
          index < new.count ? new[index] : nil,
          at: path.appending(index: index)
        )
      }
    default:
      addDifference(path, legacy, state)
    }
  }
}
