import ScreenDocument
public import StrictJSON

/// A result that can be written in every format.
public protocol DumpReport {
  /// Whether a difference, a mismatch or an error of a candidate was found.
  var showsDifference: Bool { get }
  /// The exit status that the result asks for.
  var status: DumpStatus { get }
  /// What was wrong, in order.
  var diagnostics: [SourcedDiagnostic] { get }
  /// Whether ``json`` holds the diagnostics; if not, they are written beside it.
  var jsonHoldsDiagnostics: Bool { get }
  /// The result as JSON.
  var json: JSONTree { get }

  /// The result as text, without its diagnostics.
  ///
  /// - Parameter style: How to lay out and paint.
  /// - Returns: Lines, each with its line feed.
  func text(_ style: TextStyle) -> String

  /// The result in a format that is neither text nor JSON.
  ///
  /// - Parameter format: One of the command's ``DumpCommand/formats``.
  /// - Returns: The whole document; `nil` if the result cannot be written so.
  func document(in format: DumpFormat) -> String?
}

extension DumpReport {
  /// `false`: the result is no comparison.
  public var showsDifference: Bool { false }
  /// 1 where ``showsDifference``, and 0 otherwise.
  public var status: DumpStatus { showsDifference ? .difference : .success }
  /// `false`: the format has no place for diagnostics.
  public var jsonHoldsDiagnostics: Bool { false }

  /// `nil`: the result is written as text and JSON alone.
  ///
  /// - Parameter format: One of the command's formats.
  /// - Returns: `nil`.
  public func document(in format: DumpFormat) -> String? { nil }
}
