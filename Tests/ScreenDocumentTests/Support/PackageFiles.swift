import Foundation

/// Files of the package, and optional recorded ones beside it.
enum PackageFiles {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let recorded = root.deletingLastPathComponent()
    .appending(components: "shared", "data")

  /// Whether the recorded files exist.
  static let hasRecorded = FileManager.default.fileExists(
    atPath: recorded.path(percentEncoded: false)
  )

  static func shape(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: root.appending(components: "Samples", "shapes", "\(name).json")))
  }

  /// One of the three documents of the sample page.
  static func page(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: root.appending(components: "Samples", "page", "\(name).json")))
  }

  static func recorded(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: recorded.appending(path: path)))
  }

  /// The names of all shape files.
  static func shapeNames() throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(
        at: root.appending(components: "Samples", "shapes"),
        includingPropertiesForKeys: nil
      )
      .filter { $0.pathExtension == "json" }
      .map { $0.deletingPathExtension().lastPathComponent }
      .sorted()
  }
}
