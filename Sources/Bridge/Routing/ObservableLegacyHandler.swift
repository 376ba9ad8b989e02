public import LegacyRx

/// A legacy handler that tells what it shows.
///
/// Old handlers end in bindings to views; `output` is what those bindings would be given, as one
/// value. The bridge subscribes to it once for each handler, before the first response.
@MainActor
public protocol ObservableLegacyHandler<Response, Output>: LegacyContentHandler {
  /// What is drawn.
  associatedtype Output

  /// What is drawn, as often as the handler would redraw.
  var output: Observable<Output> { get }
}
