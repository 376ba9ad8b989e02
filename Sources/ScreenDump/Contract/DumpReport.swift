import ScreenDocument
public import StrictJSON

/// A result that can be written in every format.
public protocol DumpReport {
  /// Whether the report contains a difference, a mismatch or an error of a candidate.
  var showsDifference: Bool { get }
  /// The exit status for this result.
  var status: DumpStatus { get }
  /// The diagnostics, in order.
  var diagnostics: [SourcedDiagnostic] { get }
  /// Whether ``json`` contains the diagnostics; otherwise they are written separately.
  var jsonHoldsDiagnostics: Bool { get }
  /// The result as JSON.
  var json: JSONTree { get }

  /// Returns the result as text, without its diagnostics.
  ///
  /// - Parameter style: The layout and colours.
  /// - Returns: Lines, each with a line feed.
  func text(_ style: TextStyle) -> String

  /// Returns the result in a format other than text and JSON.
  ///
  /// - Parameter format: One of the command's ``DumpCommand/formats``.
  /// - Returns: The whole document; `nil` for an unsupported format.
  func document(in format: DumpFormat) -> String?
}

extension DumpReport {
  /// `false` by default, for results that are not comparisons.
  public var showsDifference: Bool { false }
  /// 1 if ``showsDifference``, otherwise 0.
  public var status: DumpStatus { showsDifference ? .difference : .success }
  /// `false` by default.
  public var jsonHoldsDiagnostics: Bool { false }

  /// Returns `nil` by default: only text and JSON are supported.
  ///
  public func document(in format: DumpFormat) -> String? { nil }
}
