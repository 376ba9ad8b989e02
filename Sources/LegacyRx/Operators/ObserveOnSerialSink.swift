/// The sink of `observe(on:)` for a serial queue: collects events in batches, and emits each batch
/// in one block on the queue.
@usableFromInline
final class ObserveOnSerialSink<Element>: Sink<Element>, ObserverType {
  @usableFromInline let scheduler: SerialDispatchQueueScheduler
  @usableFromInline let hasReceivedStopEvent = OneTimeFlag()
  @usableFromInline let lock = Lock()
  // Guarded by the lock.
  @usableFromInline var batches = WaitingEventBatches<Element>()

  @inlinable
  init(_ observer: AnyObserver<Element>, _ scheduler: SerialDispatchQueueScheduler) {
    self.scheduler = scheduler
    super.init(observer)
  }

  @inlinable
  func on(_ event: Event<Element>) {
    guard event.isStopEvent ? hasReceivedStopEvent.trySet() : !hasReceivedStopEvent.isSet else {
      return
    }
    guard !scheduler.tryRunInPlace({ emit(event) }) else { return }
    let startsBatch = lock.withLock {
      batches.appendOrBeginBatch(
        event,
        latestWorkPosition: scheduler.positionCounter.latestPosition
      ) {
        scheduler.reservePosition()
      }
    }
    if startsBatch { scheduler.enqueueAtReservedPosition { self.emitOldestBatch() } }
  }

  @inlinable
  func emitOldestBatch() {
    for event in lock.withLock({ batches.takeOldestBatch() }) {
      guard !isDisposed else { return }
      emit(event)
    }
  }

  @inlinable
  func emit(_ event: Event<Element>) {
    if event.isStopEvent { finish(event) } else { forward(event) }
  }
}
