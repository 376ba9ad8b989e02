import Basics
import Foundation

/// The commit that is checked out in the repository of a file, read from the repository's folder
/// `.git` without running a program.
struct GitCommit {
  private static let maximumFileBytes = 1 << 20
  /// The maximum number of paths that are searched, from the given one up.
  private static let maximumSearchedPaths = 64

  /// The commit's hash: 40 or 64 hexadecimal digits.
  let hash: String

  /// Finds the commit; `nil` if none is found, as for a file in no repository, or in one without a
  /// commit.
  ///
  /// The search begins in the folder, or in the folder that contains the file.
  ///
  /// - Parameter path: The path of a file or folder.
  init?(near path: String) {
    // A file has no folder `.git`, and the search goes on in the folder that contains it.
    var folder = URL(filePath: path).standardizedFileURL
    for _ in 0..<Self.maximumSearchedPaths {
      if let hash = Self.commitHash(inGitFolder: folder.appending(path: ".git")) {
        self.hash = hash
        return
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { return nil }
      folder = parent
    }
    return nil
  }

  private static func commitHash(inGitFolder git: URL) -> String? {
    // In a worktree, `.git` is a file that names the folder.
    var folder = git
    if let text = trimmedText(of: git), text.hasPrefix("gitdir: ") {
      let path = String(text.dropFirst("gitdir: ".count))
      folder = URL(filePath: path, relativeTo: git.deletingLastPathComponent())
    }
    guard let head = trimmedText(of: folder.appending(path: "HEAD")) else { return nil }
    guard head.hasPrefix("ref: ") else { return hashIfValid(head) }
    let name = String(head.dropFirst("ref: ".count))
    guard !name.split(separator: "/").contains("..") else { return nil }
    let common = trimmedText(of: folder.appending(path: "commondir")).map {
      URL(filePath: $0, relativeTo: folder.appending(path: "HEAD"))
    }
    for folder in [folder, common].compactMap(\.self) {
      if let hash = trimmedText(of: folder.appending(path: name)).flatMap(hashIfValid) {
        return hash
      }
      let packed = trimmedText(of: folder.appending(path: "packed-refs")) ?? ""
      for line in packed.split(separator: "\n") where line.hasSuffix(" " + name) {
        if let hash = hashIfValid(String(line.prefix { $0 != " " })) { return hash }
      }
    }
    return nil
  }

  /// Returns a text if it is the hash of a commit; `nil` for any other text.
  private static func hashIfValid(_ text: String) -> String? {
    guard text.utf8.count == 40 || text.utf8.count == 64, text.allSatisfy(\.isHexDigit) else {
      return nil
    }
    return text
  }

  /// Returns the text of a file without the white space around it; `nil` if the file cannot be read
  /// or is larger than ``maximumFileBytes``.
  private static func trimmedText(of file: URL) -> String? {
    let bytes = try? FileDescriptor.open(file.path, flags: O_RDONLY) { open throws(SystemFailure) in
      try open.readToEnd(stoppingBeyond: maximumFileBytes)
    }
    guard let bytes, bytes.count <= maximumFileBytes else { return nil }
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
