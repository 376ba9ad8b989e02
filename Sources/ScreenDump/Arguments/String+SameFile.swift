import Foundation

extension String {
  /// Returns whether two paths name the same file, which need not exist; `.` and `..` are removed,
  /// and symbolic links are followed.
  package func namesSameFile(as other: String) -> Bool {
    self == other || pathWithResolvedFolder == other.pathWithResolvedFolder
  }

  /// The absolute path of the file, with symbolic links followed; `nil` for `-`, and unless the file
  /// exists and is a regular file.
  package var realPathOfRegularFile: String? {
    var status = stat()
    guard self != "-", stat(self, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let real = realpath(self, nil)
    else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The path; for `-`, that of the regular file that standard input reads, if it reads one.
  var pathOfInput: String { self == "-" ? "/dev/stdin".realPathOfRegularFile ?? self : self }

  /// The absolute path with symbolic links followed, those of the folder also if the file does not
  /// exist.
  private var pathWithResolvedFolder: String {
    let file = URL(filePath: self).standardizedFileURL.resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent().path(percentEncoded: false)
    guard let real = realpath(folder, nil) else { return file.path(percentEncoded: false) }
    defer { free(real) }
    return String(cString: real) + "/" + file.lastPathComponent
  }
}
