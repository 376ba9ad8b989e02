import ScreenDocument
public import StrictJSON

/// A command's result, which can be written as text, as JSON and perhaps in other formats.
public protocol DumpReport {
  /// Whether the report contains a difference, a mismatch or an error of a candidate.
  var foundDifference: Bool { get }
  /// The exit status for this result.
  var status: DumpStatus { get }
  /// The faults of the inputs, in the order in which they are printed.
  var diagnostics: [SourcedDiagnostic] { get }
  /// Whether ``json`` and HTML contain the diagnostics.
  ///
  /// If `false`, and for every other format, the diagnostics are written to standard error.
  var jsonHoldsDiagnostics: Bool { get }
  /// The result as JSON.
  var json: JSONTree { get }

  /// Returns the result as text, without its diagnostics.
  ///
  /// - Parameter style: The layout and colours.
  /// - Returns: The lines, each with a line feed at its end.
  func text(_ style: TextStyle) -> String

  /// Returns the result in a format other than text and JSON.
  ///
  /// - Parameter format: One of the command's ``DumpCommand/formats``.
  /// - Returns: The whole text of the file; `nil` for text, for JSON, and for an unsupported
  ///   format.
  func document(in format: DumpFormat) -> String?

  /// Removes from the report the names of files that could not be written.
  ///
  /// - Parameter paths: The paths of these files, as in ``DumpResult/files``.
  mutating func omitUnwrittenFiles(_ paths: Set<String>)
}

extension DumpReport {
  /// Whether the report contains a difference; `false` by default, for results that are not
  /// comparisons.
  public var foundDifference: Bool { false }
  /// The exit status by default: 1 if ``foundDifference``, otherwise 0.
  public var status: DumpStatus { foundDifference ? .difference : .success }
  /// Whether ``json`` contains the diagnostics; `false` by default.
  public var jsonHoldsDiagnostics: Bool { false }

  /// Returns `nil` for every format: by default, only text and JSON are supported.
  public func document(in format: DumpFormat) -> String? { nil }

  /// Changes nothing: by default, a report names no files.
  public mutating func omitUnwrittenFiles(_ paths: Set<String>) {}
}
