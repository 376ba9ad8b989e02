/// The data that a view needs in order to be drawn, and nothing more.
///
/// View data is the last value before a view: strings are formatted, colours are chosen, order is
/// decided. Comparing it shows whether anything visible changed, so a field that is not drawn
/// does not belong in it; and it is encoded wherever a screen is dumped or compared.
public protocol ViewData: Equatable, Sendable, Encodable {
  /// Whether there is nothing to draw; `false` unless a type says otherwise.
  var isEmpty: Bool { get }
}

extension ViewData {
  /// `false`: view data draws something unless its type says otherwise.
  public var isEmpty: Bool { false }
}
