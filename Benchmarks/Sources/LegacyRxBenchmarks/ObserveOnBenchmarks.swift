import BenchmarkKit
import Dispatch
import LegacyRx

/// Values that one thread sends and a serial queue receives, per value, with the time of both threads.
@MainActor
let observeOnBenchmarks: [Benchmark] = [
  Benchmark(
    "rx",
    "observe(on:) a serial queue",
    units: values.count,
    time: .process,
    subject: {
      let arrival = Arrival()
      let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "subject")
      let observable = Chains.pump(values).observe(on: queue)
      return {
        let subscription = observable.subscribe(onNext: { arrival.receive($0) })
        arrival.wait()
        subscription.dispose()
      }
    },
    floor: {
      let arrival = Arrival()
      let drain = BatchedDrain { arrival.receive($0) }
      let pump = ClosurePump(values) { drain.send($0) }
      return {
        pump.run()
        arrival.wait()
      }
    }
  )
]

private let values = Array(1...100_000)

/// The sum of the values that arrived, until the last one has.
// Sendable: the queue alone adds to the sum; the semaphore orders its reader after that.
private final class Arrival: @unchecked Sendable {
  private var sum = 0
  private let last = DispatchSemaphore(value: 0)

  func receive(_ value: Int) {
    sum += value
    if value == values.count { last.signal() }
  }

  func wait() {
    last.wait()
    precondition(sum == values.count * (values.count + 1) / 2, "Not every value arrived")
    sum = 0
  }
}
