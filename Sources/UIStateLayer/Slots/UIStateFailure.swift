/// The reason why a slot could not use its last response.
public struct UIStateFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence for an engineer: what failed, where, and what to do.
  public let message: String

  /// Creates a failure.
  ///
  /// - Parameter message: A sentence for an engineer.
  public init(_ message: String) {
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
