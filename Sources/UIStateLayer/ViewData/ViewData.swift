/// The data that a view needs to be drawn, and nothing else.
///
/// View data is fully prepared for its view: strings are formatted, colours are chosen, and items
/// are sorted. Comparing it shows whether anything visible changed, so it contains only fields that
/// are drawn; it is encoded when a screen is dumped or compared.
public protocol ViewData: Equatable, Sendable, Encodable {
  /// Whether there is nothing to draw; `false` by default.
  var isEmpty: Bool { get }
}

extension ViewData {
  /// `false` by default: most view data always draws something.
  public var isEmpty: Bool { false }
}
