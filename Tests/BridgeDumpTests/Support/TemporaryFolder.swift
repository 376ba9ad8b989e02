import Foundation

/// A folder that goes away with its last owner.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "dump-\(UUID().uuidString)", directoryHint: .notDirectory)
    path = url.path(percentEncoded: false)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path).appending(path: name))
  }

  func makeFolder(_ name: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name,
      withDestinationPath: path + "/" + target
    )
  }

  func text(of name: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(filePath: path).appending(path: name)), as: UTF8.self)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
