import Foundation
import Synchronization

/// The files of this package on disk.
struct PackageFolder {
  struct Source: Sendable {
    let module: String
    let path: String
    let lines: [String]
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  static func manifest() throws -> String { try text("Package.swift") }

  /// The text of a file, by its path in the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static let read = Mutex<[String: [Source]]>([:])

  /// The files of Swift in a folder of the package, without what builds have left there; each folder is read once.
  static func sources(in folder: String = "Sources") throws -> [Source] {
    try read.withLock { read in
      let sources = try read[folder] ?? readSources(in: folder)
      read[folder] = sources
      return sources
    }
  }

  private static func readSources(in folder: String) throws -> [Source] {
    let folder = root.appending(path: folder).standardizedFileURL
    let files = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    return try (files?.allObjects ?? []).compactMap { file in
      guard let file = file as? URL, file.pathExtension == "swift" else { return nil }
      let path = file.standardizedFileURL.path.dropFirst(folder.path.count + 1)
      let text = try String(contentsOf: file, encoding: .utf8)
      return Source(
        module: String(path.prefix { $0 != "/" }),
        path: String(path),
        lines: text.components(separatedBy: "\n")
      )
    }
  }
}
