import ScreenDocument
public import StrictJSON

/// A difference between the two sides of a content: its aspect, its place, and both values.
public struct ParityDifference: Hashable, Sendable {
  /// The aspect that differs.
  public let aspect: ParityAspect
  /// The place of the difference, as a JSON Pointer.
  ///
  /// - ``ParityAspect/value``: a place in the encoded view data
  /// - ``ParityAspect/order``: the index of the emission, from 0, and then a place in the encoded
  ///   view data of the emission
  /// - ``ParityAspect/effects``: the index of the effect in the legacy side's list of effects, or
  ///   in the state side's list if only the state side performed it; the root if only the numbers
  ///   of effects differ
  /// - all other aspects: the root
  public let path: JSONPointer
  /// The value at this place on the legacy side; `nil` if the legacy side has no value there.
  ///
  /// A value that the rules redact is the text `redacted`.
  public let legacy: JSONTree?
  /// The value at this place on the state side; `nil` if the state side has no value there.
  ///
  /// A value that the rules redact is the text `redacted`.
  public let state: JSONTree?

  /// Creates a difference.
  public init(
    _ aspect: ParityAspect = .value,
    path: JSONPointer,
    legacy: JSONTree?,
    state: JSONTree?
  ) {
    self.aspect = aspect
    self.path = path
    self.legacy = legacy
    self.state = state
  }
}
