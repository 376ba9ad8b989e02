import Foundation
import Observation

extension ComposedScreen {
  /// Has contents come and go by their time, until the task is cancelled.
  ///
  /// It sleeps until ``nextChange``, arranges the contents again, and goes on. A document that brings another moment is
  /// noticed at once; a device whose time is set, or that has slept, within a minute.
  ///
  /// - Parameter clock: What is slept on; what time it is, is the screen's own.
  public func followTime(on clock: any Clock<Duration> = ContinuousClock()) async {
    while !Task.isCancelled {
      if let nextChange, nextChange <= parts.now() { rearrange() }
      let (changes, change) = AsyncStream<Void>.makeStream()
      let next = withObservationTracking {
        nextChange
      } onChange: {
        change.finish()
      }
      let pause = next.map { min(60, max(0.1, $0.timeIntervalSince(parts.now()))) }
      await withTaskGroup { group in
        group.addTask { for await _ in changes {} }
        if let pause { group.addTask { try? await clock.sleep(for: .seconds(pause)) } }
        await group.next()
        group.cancelAll()
      }
    }
  }
}
