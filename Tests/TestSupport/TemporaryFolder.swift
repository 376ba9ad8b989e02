import Foundation

/// A folder that is deleted with its last owner.
public final class TemporaryFolder: Sendable {
  /// The path of the folder.
  public let path: String

  /// Creates an empty folder.
  public init() {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "dump-\(UUID().uuidString)", directoryHint: .notDirectory)
    path = url.path(percentEncoded: false)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file of text.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - name: The file's name in the folder.
  /// - Throws: If it cannot be written.
  public func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path).appending(path: name))
  }

  /// Creates a folder inside.
  ///
  /// - Parameter name: Its name in the folder.
  /// - Throws: If it cannot be created.
  public func makeFolder(_ name: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Creates a symbolic link to a name in the folder.
  ///
  /// - Parameters:
  ///   - name: The link's name.
  ///   - target: The target of the link.
  /// - Throws: If it cannot be created.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name,
      withDestinationPath: path + "/" + target
    )
  }

  /// Reads a file of text.
  ///
  /// - Parameter name: The file's name in the folder.
  /// - Returns: Its text.
  /// - Throws: If it cannot be read.
  public func text(of name: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(filePath: path).appending(path: name)), as: UTF8.self)
  }

  /// The names in the folder, sorted.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
