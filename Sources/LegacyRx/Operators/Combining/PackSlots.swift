/// The slots of an operator over a parameter pack, one for each source.
final class PackSlots<each Value> {
  // A `PackSlot` of each value, in their order, retained once.
  private let slots: [Unmanaged<AnyObject>]

  private init(_ slots: [AnyObject]) { self.slots = slots.map { .passRetained($0) } }

  deinit {
    for slot in slots { slot.release() }
  }

  var count: Int { slots.count }

  /// Creates slots that store the latest element of each source, for `combineLatest`.
  static func forCombineLatest() -> PackSlots {
    var slots: [AnyObject] = []
    for type in repeat (each Value).self { slots.append(makeLatestSlot(of: type)) }
    return PackSlots(slots)
  }

  /// Creates slots for `zip`, which store each source's elements until all sources have one.
  ///
  /// - Parameter emptySlots: Counts the slots that have no element.
  /// - Returns: The slots.
  static func forZip(countingIn emptySlots: EmptyZipSlotCounter) -> PackSlots {
    var slots: [AnyObject] = []
    for type in repeat (each Value).self { slots.append(makeQueueSlot(of: type, emptySlots)) }
    return PackSlots(slots)
  }

  /// Calls a function with the next element of each slot, see `PackSlot.readNext()`; returns its
  /// result.
  func combine<Result>(_ combine: (repeat each Value) throws -> Result) throws -> Result {
    var index = 0
    return try combine(repeat readSlot(of: (each Value).self, at: &index))
  }

  /// Returns the next element of each slot as a tuple, see `PackSlot.readNext()`.
  func readTuple() -> (repeat each Value) {
    var index = 0
    return (repeat readSlot(of: (each Value).self, at: &index))
  }

  /// Subscribes a sink to the sources, and returns the sink as the disposable of the subscriptions.
  func connect<Result>(
    _ sink: CombiningSink<Result>,
    to source: repeat Observable<each Value>
  ) -> any Disposable {
    var connections: [any Disposable] = []
    for source in repeat each source {
      connections.append(connect(sink, to: source, connections.count))
    }
    sink.hold(Disposables.create(connections))
    return sink
  }

  private func connect<Element, Result>(
    _ sink: CombiningSink<Result>,
    to source: Observable<Element>,
    _ index: Int
  ) -> any Disposable {
    PackInput<Element, Event<Element>, Result>(
      sink,
      index,
      Self.uncheckedSlot(Element.self, slots[index].takeUnretainedValue())
    )
    .follow(source)
  }

  private func readSlot<Element>(of type: Element.Type, at index: inout Int) -> Element {
    defer { index += 1 }
    return slots[index]._withUnsafeGuaranteedRef { Self.uncheckedSlot(type, $0).readNext() }
  }

  @inline(__always)
  private static func uncheckedSlot<Element>(
    _ type: Element.Type,
    _ slot: AnyObject
  ) -> PackSlot<Element> {
    // The slots were created from the same pack.
    unsafeDowncast(slot, to: PackSlot<Element>.self)
  }

  private static func makeLatestSlot<Element>(of type: Element.Type) -> PackSlot<Element> {
    LatestSlot()
  }

  private static func makeQueueSlot<Element>(
    of type: Element.Type,
    _ emptySlots: EmptyZipSlotCounter
  ) -> PackSlot<Element> {
    QueueSlot(emptySlots)
  }
}
