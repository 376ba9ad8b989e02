/// A legacy handler whose output the bridge can observe.
///
/// Legacy handlers usually set properties of several views. ``output`` emits these properties
/// together, as one value for each update. The bridge subscribes to ``output`` once for each
/// handler, before the first response. A value that is emitted off the main queue is moved to the
/// main queue; if the handler is shown, this is reported as a warning.
@MainActor
public protocol ObservableLegacyHandler<Response, Output>: LegacyContentHandler {
  /// The type of the values that views draw.
  associatedtype Output
  /// The type of ``output``: an `Observable` of LegacyRx, or any other ``ValueSource``.
  associatedtype Source: ValueSource<Output>

  /// The values that views draw: one for each update of the views.
  var output: Source { get }
}
