/// A position in source code.
public struct WiringSourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file as `#fileID` spells it: `Module/File.swift`.
  public let fileID: String

  /// The line, counted from 1.
  public let line: UInt

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - fileID: The file as `#fileID` spells it.
  ///   - line: The line, counted from 1.
  public init(fileID: String, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// The file and the line: `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}
