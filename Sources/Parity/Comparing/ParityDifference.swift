import ScreenDocument
public import StrictJSON

/// One place in which both sides differ.
public struct ParityDifference: Hashable, Sendable {
  /// The aspect that differs.
  public let aspect: ParityAspect
  /// The place, as a JSON Pointer.
  ///
  /// It points into the encoded view data for ``ParityAspect/value``, into the list of effects for
  /// ``ParityAspect/effects``, and for ``ParityAspect/order`` it is the number of the emission and
  /// then the place in its view data. It is the root for all other aspects.
  public let path: JSONPointer
  /// The value of the legacy side; `nil` if it has none.
  public let legacy: JSONTree?
  /// The value of the state side; `nil` if it has none.
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
