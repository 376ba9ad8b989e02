import Basics
import Foundation

/// The commit that is checked out in the folder of a file, read from `.git` without running a program.
struct GitCommit {
  private static let maximumBytes = 1 << 20
  /// The maximum number of folders that are searched, from the file's folder up.
  private static let maximumFolders = 64

  /// The commit's hash: 40 or 64 hexadecimal digits.
  let hash: String

  /// Finds the commit; `nil` if the file is in no repository, or the repository has no commit.
  ///
  /// - Parameter path: The path of a file or folder.
  init?(near path: String) {
    var folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    for _ in 0..<Self.maximumFolders {
      if let hash = Self.hash(in: folder.appending(path: ".git")) {
        self.hash = hash
        return
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { return nil }
      folder = parent
    }
    return nil
  }

  private static func hash(in git: URL) -> String? {
    // In a worktree, `.git` is a file that names the folder.
    var folder = git
    if let text = text(of: git), text.hasPrefix("gitdir: ") {
      let path = String(text.dropFirst("gitdir: ".count))
      folder = URL(filePath: path, relativeTo: git.deletingLastPathComponent())
    }
    guard let head = text(of: folder.appending(path: "HEAD")) else { return nil }
    guard head.hasPrefix("ref: ") else { return validHash(head) }
    let name = String(head.dropFirst("ref: ".count))
    guard !name.split(separator: "/").contains("..") else { return nil }
    let common = text(of: folder.appending(path: "commondir")).map {
      URL(filePath: $0, relativeTo: folder.appending(path: "HEAD"))
    }
    for folder in [folder, common].compactMap(\.self) {
      if let hash = text(of: folder.appending(path: name)).flatMap(validHash) { return hash }
      let packed = text(of: folder.appending(path: "packed-refs")) ?? ""
      for line in packed.split(separator: "\n") where line.hasSuffix(" " + name) {
        if let hash = validHash(String(line.prefix { $0 != " " })) { return hash }
      }
    }
    return nil
  }

  /// Returns a text if it is the hash of a commit; `nil` for any other text.
  private static func validHash(_ text: String) -> String? {
    guard text.utf8.count == 40 || text.utf8.count == 64, text.allSatisfy(\.isHexDigit) else {
      return nil
    }
    return text
  }

  /// Returns the text of a file without the white space around it; `nil` if the file cannot be read
  /// or is larger than ``maximumBytes``.
  private static func text(of file: URL) -> String? {
    let bytes = try? FileDescriptor.open(file.path, flags: O_RDONLY) { open throws(SystemFailure) in
      try open.read(limit: maximumBytes)
    }
    guard let bytes, bytes.count <= maximumBytes else { return nil }
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
