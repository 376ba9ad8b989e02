import ScreenDocument
public import StrictJSON

/// One place in which both sides differ.
public struct ParityDifference: Hashable, Sendable {
  /// What differs there.
  public let aspect: ParityAspect
  /// The place, as a JSON Pointer: into the encoded view data for ``ParityAspect/value``, behind the
  /// number of the emission for ``ParityAspect/order``, into the list of effects for
  /// ``ParityAspect/effects``; the root for all others.
  public let path: JSONPointer
  /// What the old side has there; `nil` if it has nothing.
  public let legacy: JSONTree?
  /// What the new side has there; `nil` if it has nothing.
  public let state: JSONTree?

  /// Creates a difference.
  ///
  /// - Parameters:
  ///   - aspect: What differs there.
  ///   - path: The place, as a JSON Pointer.
  ///   - legacy: What the old side has there.
  ///   - state: What the new side has there.
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
