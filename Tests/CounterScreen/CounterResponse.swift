/// A server's response for a ``CounterViewData``; `ignored` is never drawn.
public struct CounterResponse: Codable, Sendable, Equatable {
  /// The number.
  public var count: Int
  /// A field that no view uses.
  public var ignored: String?

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - count: The number.
  ///   - ignored: A field that no view uses.
  public init(count: Int, ignored: String? = nil) {
    self.count = count
    self.ignored = ignored
  }
}
