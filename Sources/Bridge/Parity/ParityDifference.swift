public import ScreenDocument

/// One place in which the view data of both sides differ.
public struct ParityDifference: Hashable, Sendable {
  /// The place, as a JSON Pointer into the encoded view data.
  public let path: JSONPointer
  /// What the old side has there; `nil` if it has nothing.
  public let legacy: JSONTree?
  /// What the new side has there; `nil` if it has nothing.
  public let state: JSONTree?

  /// Creates a difference.
  ///
  /// - Parameters:
  ///   - path: The place, as a JSON Pointer.
  ///   - legacy: What the old side has there.
  ///   - state: What the new side has there.
  public init(path: JSONPointer, legacy: JSONTree?, state: JSONTree?) {
    self.path = path
    self.legacy = legacy
    self.state = state
  }
}
