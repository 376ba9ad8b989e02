// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A path that records its shapes.
public struct Path: Equatable, Sendable, CustomStringConvertible {
  public private(set) var description = ""

  public init() {}

  public mutating func addPath(_ path: Path) {
    description += (description.isEmpty ? "" : " + ") + path.description
  }

  init(_ description: String) {
    self.description = description
  }
}
