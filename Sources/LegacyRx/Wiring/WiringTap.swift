import Synchronization

/// Counts what passes between two nodes, and knows when it no longer can.
final class WiringTap<Element> {
  let observer: AnyObserver<Element>
  private let recorder: WiringRecorder
  private let edge: WiringEdgeRecord
  private let isActive = Atomic<Bool>(true)

  init(_ observer: AnyObserver<Element>, _ recorder: WiringRecorder, _ edge: WiringEdgeRecord) {
    self.observer = observer
    self.recorder = recorder
    self.edge = edge
    edge.active.wrappingAdd(1, ordering: .relaxed)
    edge.subscriptions.wrappingAdd(1, ordering: .relaxed)
  }

  func on(_ event: Event<Element>) {
    edge.events.wrappingAdd(1, ordering: .relaxed)
    let thread = ThreadContext.current
    let outer = thread.wiring
    if let outer, outer.isDelivering, outer.recorder === recorder, let cause = outer.node {
      if cause != edge.source { recorder.caused(edge.source, by: cause) }
    }
    thread.wiring = WiringContext(recorder: recorder, node: edge.target, isDelivering: true)
    observer.on(event)
    thread.wiring = outer
    if event.isStopEvent { end() }
  }

  func end() {
    guard isActive.exchange(false, ordering: .relaxed) else { return }
    edge.active.wrappingSubtract(1, ordering: .relaxed)
  }
}
