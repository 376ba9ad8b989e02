import Foundation

/// The error of a system call (`errno`).
public struct SystemFailure: Error, Hashable, Sendable {
  /// The error number.
  public let code: Int32

  /// Creates an error with its number.
  ///
  /// - Parameter code: The error number (`errno`).
  public init(code: Int32) {
    self.code = code
  }

  /// The error of the last system call that failed on this thread (`errno`).
  package static var last: SystemFailure { SystemFailure(code: errno) }

  /// Returns the problem and its remedy, as the end of a sentence that begins with "cannot read
  /// 'home.json': ".
  ///
  /// - Parameter isReading: Whether the failed call was to read a file; otherwise it was to write
  ///   one.
  /// - Returns: A part of a sentence, without a full stop.
  package func problemAndRemedy(isReading: Bool) -> String {
    switch code {
    case ENOENT where isReading: "the file does not exist; check the path"
    case ENOENT: "the folder does not exist; create it or write elsewhere"
    case ENOTDIR: "a part of the path is a file, not a folder; check the path"
    case EISDIR: "it is a folder; name a file"
    case ENOTSUP where isReading: "it is not a regular file; name another one"
    case EACCES where isReading, EPERM where isReading:
      "permission is denied; change its permissions or name another file"
    case EACCES, EPERM, EROFS: "permission is denied; write to another folder"
    case ELOOP: "its symbolic links form a cycle; check the path"
    case ENAMETOOLONG: "the path is too long; check the path"
    case ENOSPC, EDQUOT: "no space is left; free some or write elsewhere"
    case EMFILE, ENFILE: "too many files are open; close some and run again"
    case EPIPE: "the program that reads the pipe has ended; let it read to the end"
    default:
      "\(String(cString: strerror(code)).lowercased()); correct this and run again"
    }
  }
}
