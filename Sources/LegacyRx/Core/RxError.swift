// Sendable: the one object inside is only named in messages.
/// The failures that sequences themselves raise.
public enum RxError: Swift.Error, CustomDebugStringConvertible, @unchecked Sendable {
  /// The cause is unknown.
  case unknown
  /// An operation was attempted on a disposed object.
  case disposed(object: AnyObject)
  /// An arithmetic overflow.
  case overflow
  /// An argument is out of its range.
  case argumentOutOfRange
  /// A sequence has no element, although one was required.
  case noElements
  /// A sequence has more than one element, although at most one was allowed.
  case moreThanOneElement
  /// A sequence did not emit within a time limit.
  case timeout

  /// A sentence about the failure.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}

/// Ends the process because the caller violated a contract of this library.
@usableFromInline
func rxFatalError(
  _ message: @autoclosure () -> String,
  file: StaticString = #file,
  line: UInt = #line
) -> Never {
  fatalError(message(), file: file, line: line)
}

/// Ends the process in a debug build; in a release build prints the message and continues.
@usableFromInline
func rxFatalErrorInDebug(
  _ message: @autoclosure () -> String,
  file: StaticString = #file,
  line: UInt = #line
) {
  #if DEBUG
  fatalError(message(), file: file, line: line)
  #else
  print("\(file):\(line): \(message())")
  #endif
}
