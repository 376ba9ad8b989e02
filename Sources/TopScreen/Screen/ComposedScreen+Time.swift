import Foundation
import Observation

extension ComposedScreen {
  /// Shows and hides contents when their periods begin and end, until the task is cancelled.
  ///
  /// It sleeps until ``nextPeriodBoundary``, calls ``rearrange()``, and repeats. It follows the
  /// periods of a new document immediately. It notices within a minute that the device's clock was
  /// changed, or that the device has slept. After the presenter was released, it waits for a new
  /// document.
  ///
  /// - Parameter clock: The clock to sleep on; the current time is the screen's own.
  public func followTime(on clock: any Clock<Duration> = ContinuousClock()) async {
    while !Task.isCancelled {
      if let nextPeriodBoundary, nextPeriodBoundary <= services.now() { rearrange() }
      let (changes, change) = AsyncStream<Void>.makeStream()
      let next = withObservationTracking {
        nextPeriodBoundary
      } onChange: {
        change.finish()
      }
      let pause = next.map { min(60, max(0.1, $0.timeIntervalSince(services.now()))) }
      await withTaskGroup { group in
        group.addTask { for await _ in changes {} }
        if let pause { group.addTask { try? await clock.sleep(for: .seconds(pause)) } }
        await group.next()
        group.cancelAll()
      }
    }
  }
}
