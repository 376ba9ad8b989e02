import Foundation

/// Home screens that others have recorded, and the shape files of the package that read them.
enum RecordedScreens {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.deletingLastPathComponent()
    .appending(components: "shared", "data")

  /// Whether the recorded files exist.
  static let exist = FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))

  static func bytes(_ file: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appending(path: file)))
  }

  static func text(_ file: String) throws -> String {
    String(decoding: try bytes(file), as: UTF8.self)
  }

  static func shape(_ name: String) throws -> String {
    let file = root.appending(components: "Samples", "shapes", "\(name).json")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
