/// The buffers of an operator over a parameter pack, one for each source.
final class SourceBuffers<each Value> {
  // A `SourceBuffer` of each value, in their order, retained once.
  private let buffers: [Unmanaged<AnyObject>]

  private init(_ buffers: [AnyObject]) { self.buffers = buffers.map { .passRetained($0) } }

  deinit {
    for buffer in buffers { buffer.release() }
  }

  var count: Int { buffers.count }

  /// Creates buffers that store the latest element of each source, for `combineLatest`.
  static func forCombineLatest() -> SourceBuffers {
    var buffers: [AnyObject] = []
    for type in repeat (each Value).self { buffers.append(makeLatestBuffer(of: type)) }
    return SourceBuffers(buffers)
  }

  /// Creates buffers for `zip`, which store each source's elements until all sources have one.
  ///
  /// - Parameter emptyBuffers: Counts the buffers that have no element.
  /// - Returns: The buffers.
  static func forZip(countingIn emptyBuffers: EmptyZipBufferCounter) -> SourceBuffers {
    var buffers: [AnyObject] = []
    for type in repeat (each Value).self { buffers.append(makeQueueBuffer(of: type, emptyBuffers)) }
    return SourceBuffers(buffers)
  }

  /// Calls a function with the next element of each buffer, see `SourceBuffer.readNext()`; returns
  /// its result.
  func combine<Result>(_ combine: (repeat each Value) throws -> Result) throws -> Result {
    var index = 0
    return try combine(repeat readNextElement(of: (each Value).self, at: &index))
  }

  /// Returns the next element of each buffer as a tuple, see `SourceBuffer.readNext()`.
  func readTuple() -> (repeat each Value) {
    var index = 0
    return (repeat readNextElement(of: (each Value).self, at: &index))
  }

  /// Subscribes a sink to the sources, and returns the sink as the disposable of the subscriptions.
  func subscribeToSources<Result>(
    _ sink: CombiningSink<Result>,
    _ source: repeat Observable<each Value>
  ) -> any Disposable {
    var connections: [any Disposable] = []
    for source in repeat each source {
      connections.append(subscribeToSource(sink, source, connections.count))
    }
    sink.hold(Disposables.create(connections))
    return sink
  }

  private func subscribeToSource<Element, Result>(
    _ sink: CombiningSink<Result>,
    _ source: Observable<Element>,
    _ index: Int
  ) -> any Disposable {
    CombiningSourceObserver<Element, Event<Element>, Result>(
      sink,
      index,
      Self.uncheckedCastToBuffer(Element.self, buffers[index].takeUnretainedValue())
    )
    .subscribe(to: source)
  }

  private func readNextElement<Element>(of type: Element.Type, at index: inout Int) -> Element {
    defer { index += 1 }
    return buffers[index]._withUnsafeGuaranteedRef {
      Self.uncheckedCastToBuffer(type, $0).readNext()
    }
  }

  @inline(__always)
  private static func uncheckedCastToBuffer<Element>(
    _ type: Element.Type,
    _ buffer: AnyObject
  ) -> SourceBuffer<Element> {
    // The buffers were created from the same pack.
    unsafeDowncast(buffer, to: SourceBuffer<Element>.self)
  }

  private static func makeLatestBuffer<Element>(of type: Element.Type) -> SourceBuffer<Element> {
    LatestElementBuffer()
  }

  private static func makeQueueBuffer<Element>(
    of type: Element.Type,
    _ emptyBuffers: EmptyZipBufferCounter
  ) -> SourceBuffer<Element> {
    ElementQueueBuffer(emptyBuffers)
  }
}
