import Foundation

/// What the system said when it could not do what it was asked.
public struct SystemFailure: Error, Hashable, Sendable {
  /// The system's number for it.
  public let code: Int32

  /// Creates a failure.
  ///
  /// - Parameter code: The system's number for it.
  public init(code: Int32) {
    self.code = code
  }

  /// The failure of the last call that this thread made.
  package static var last: SystemFailure { SystemFailure(code: errno) }

  /// What is wrong and what to do, after "cannot read 'home.json': ".
  ///
  /// - Parameter isReading: Whether the call was to read.
  /// - Returns: A part of a sentence, without a full stop.
  package func advice(isReading: Bool) -> String {
    switch code {
    case ENOENT where isReading: "there is no such file; check the path"
    case ENOENT: "there is no such folder; create it or write elsewhere"
    case ENOTDIR: "a part of the path is a file, not a folder; check the path"
    case EISDIR: "it is a folder; name a file"
    case EACCES where isReading, EPERM where isReading:
      "permission is denied; change its permissions or name another file"
    case EACCES, EPERM, EROFS: "permission is denied; write to another folder"
    case ELOOP: "its links lead in a circle; check the path"
    case ENAMETOOLONG: "the path is too long; check the path"
    case ENOSPC, EDQUOT: "no space is left; free some or write elsewhere"
    case EMFILE, ENFILE: "too many files are open; close some and run again"
    default:
      "\(String(cString: strerror(code)).lowercased()); check it and run again"
    }
  }
}
