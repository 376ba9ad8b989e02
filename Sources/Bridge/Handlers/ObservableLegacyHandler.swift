/// A legacy handler whose output the bridge can observe.
///
/// Old handlers end in bindings to views; `output` emits the values that those bindings would receive, as
/// one value each. The bridge subscribes to it once for each handler, before the first response.
@MainActor
public protocol ObservableLegacyHandler<Response, Output>: LegacyContentHandler {
  /// The values to draw.
  associatedtype Output
  /// The sequence of ``output``: an `Observable` of LegacyRx, or any other ``ValueSource``.
  associatedtype Source: ValueSource<Output>

  /// The values to draw, as often as the handler would redraw.
  var output: Source { get }
}
