/// A legacy handler whose output the bridge can observe.
///
/// A legacy handler usually ends in bindings to views. `output` emits what those bindings would receive, as
/// one value for each redraw. The bridge subscribes to it once for each handler, before the first response.
@MainActor
public protocol ObservableLegacyHandler<Response, Output>: LegacyContentHandler {
  /// The view data that both sides share.
  associatedtype Output
  /// The sequence of ``output``: an `Observable` of LegacyRx, or any other ``ValueSource``.
  associatedtype Source: ValueSource<Output>

  /// The view data of the newest response, emitted each time the handler would redraw.
  var output: Source { get }
}
