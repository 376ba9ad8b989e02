import Foundation

extension String {
  /// Returns whether two paths name one file, also one that does not exist: `.` and `..` are removed,
  /// and links are followed.
  package func namesSameFile(as other: String) -> Bool {
    self == other || resolvedFileURL == other.resolvedFileURL
  }

  private var resolvedFileURL: URL {
    URL(filePath: self).standardizedFileURL.resolvingSymlinksInPath()
  }
}
