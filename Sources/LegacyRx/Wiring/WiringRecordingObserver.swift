import Synchronization

/// The observer of a recorded subscription: counts each event, and passes it to the recorded
/// observer.
final class WiringRecordingObserver<Element> {
  // Kept by this object, so calling it retains nothing.
  private let observer: BorrowedObserver<Element>
  private let edge: WiringEdgeRecord
  private let receivingContext: WiringContext

  init(_ observer: AnyObserver<Element>, _ recorder: WiringRecorder, _ edge: WiringEdgeRecord) {
    self.observer = BorrowedObserver(
      receiver: observer.receiver,
      receive: observer.receive,
      key: 0
    )
    self.edge = edge
    receivingContext = WiringContext(
      recorder,
      currentNode: edge.target,
      group: WiringContext?.current?.group,
      isDeliveringEvent: true
    )
  }

  func on(_ event: Event<Element>) {
    edge.eventCount.wrappingAdd(1, ordering: .relaxed)
    ThreadContext.withCurrent { thread in
      let outer = thread.wiringContext
      outer?._withUnsafeGuaranteedRef { recordCauseOfEmission(in: $0) }
      // The caller retains this object, and so its context, until it returns.
      thread.wiringContext = Unmanaged.passUnretained(receivingContext)
      observer.on(event)
      thread.wiringContext = outer
    }
  }

  private func recordCauseOfEmission(in outer: WiringContext) {
    guard outer.isDeliveringEvent, outer.currentNode != edge.source else { return }
    guard outer.recorder === receivingContext.recorder else { return }
    if let receiver = outer.currentNode {
      receivingContext.recorder.countCausedEvent(from: receiver, to: edge.source)
    }
    if let group = outer.group {
      receivingContext.recorder.recordGroupSending(to: edge.source, by: group)
    }
  }
}
