import Dispatch

/// A timer on a dispatch queue; disposing it cancels the timer and releases its handler.
final class QueueTimer: Cancelable {
  private let source: any DispatchSourceTimer
  private let disposed = BooleanDisposable()
  // Makes every run see what the one before it wrote, also on a concurrent queue.
  private let handlerGate = SerialGate()

  init(queue: DispatchQueue) {
    source = DispatchSource.makeTimerSource(queue: queue)
  }

  var isDisposed: Bool { disposed.isDisposed }

  func start(
    after delay: DispatchTimeInterval,
    repeating period: DispatchTimeInterval?,
    leeway: DispatchTimeInterval,
    handler: @escaping () -> Void
  ) {
    let deadline = DispatchTime.now() + delay
    if let period {
      source.schedule(deadline: deadline, repeating: period, leeway: leeway)
    } else {
      source.schedule(deadline: deadline, leeway: leeway)
    }
    let work = UncheckedTransfer { [self] in handlerGate.send((), to: { handler() }) }
    source.setEventHandler { work.value() }
    source.resume()
  }

  func dispose() {
    disposed.dispose()
    source.cancel()
  }
}
