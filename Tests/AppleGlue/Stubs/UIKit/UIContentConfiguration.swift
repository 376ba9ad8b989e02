// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UIContentConfiguration {
  /// Creates the view that a cell shows.
  func makeContentView() -> UIView
}
