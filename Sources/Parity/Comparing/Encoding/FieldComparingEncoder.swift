/// An encoder that compares the members of one object with the recorded members of another while
/// they are encoded.
///
/// It records only members that differ. It gives up if the objects do not have the same members in
/// the same order.
final class FieldComparingEncoder: EncodedFields {
  private let legacy: [EncodedField]
  private var position = 0
  private var namesMatchSoFar = true
  private var differingMembers: [DifferingMember] = []

  private init(_ legacy: [EncodedField]) {
    self.legacy = legacy
    super.init()
  }

  /// Returns the members of two objects whose values `isEqualIfEquatable(to:)` does not find equal,
  /// sorted by name.
  ///
  /// - Parameters:
  ///   - legacy: The members of the legacy side's object.
  ///   - state: The value of the state side.
  /// - Returns: The members that differ; `nil` if `state` is not encoded as an object with the
  ///   members of `legacy` in the same order, or if its `encode(to:)` throws.
  static func members(
    of legacy: EncodedFields,
    differingFrom state: some Encodable
  ) -> [DifferingMember]? {
    let matched = FieldComparingEncoder(legacy.fields)
    do { try state.encode(to: matched) } catch { return nil }
    return matched.stateHasSameMemberNamesInOrder ? matched.differingMembers.sortedByName : nil
  }

  private var stateHasSameMemberNamesInOrder: Bool {
    namesMatchSoFar && shape == .object && position == legacy.count
  }

  override var count: Int { position }

  override func add(_ value: EncodedValue, as name: String = "") {
    guard let one = takeNextLegacyValue(ifNamed: name), !one.isEqualIfEquatable(to: value) else {
      return
    }
    differingMembers.append(DifferingMember(name, one, value))
  }

  override func addUnencoded(_ value: some Encodable, as name: String) {
    guard let one = takeNextLegacyValue(ifNamed: name), !one.isEqualIfEquatable(to: value) else {
      return
    }
    differingMembers.append(DifferingMember(name, one, .unencoded(value)))
  }

  /// Advances by one member of the legacy object, and returns its value if it has this name.
  ///
  /// After one member with another name, or after the last one, every later call returns `nil`.
  private func takeNextLegacyValue(ifNamed name: String) -> EncodedValue? {
    defer { position += 1 }
    guard namesMatchSoFar, position < legacy.count, legacy[position].name == name else {
      namesMatchSoFar = false
      return nil
    }
    return legacy[position].value
  }
}
