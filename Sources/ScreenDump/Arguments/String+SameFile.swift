import Foundation

extension String {
  /// Returns whether two paths name one file, also one that does not exist: `.` and `..` are removed,
  /// and links are followed.
  package func namesSameFile(as other: String) -> Bool {
    self == other || resolvedFileURL == other.resolvedFileURL
  }

  /// The path of the file without links; `nil` unless it is a regular file that exists.
  package var realPathOfRegularFile: String? {
    var status = stat()
    guard self != "-", stat(self, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let real = realpath(self, nil)
    else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private var resolvedFileURL: URL {
    URL(filePath: self).standardizedFileURL.resolvingSymlinksInPath()
  }
}
