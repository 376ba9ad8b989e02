import Foundation
import Synchronization

/// A one-time event that tasks and threads can wait for.
public final class Signal: Sendable {
  private struct State {
    var hasFired = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let group = DispatchGroup()

  /// Creates a signal that has not fired.
  public init() {
    group.enter()
  }

  deinit {
    if !hasFired { group.leave() }
  }

  /// Whether it has fired.
  public var hasFired: Bool { state.withLock(\.hasFired) }

  /// Resumes all current and future waiters; a second call does nothing.
  public func fire() {
    let (isFirst, waiting) = state.withLock { state in
      defer { state = State(hasFired: true) }
      return (!state.hasFired, state.waiting)
    }
    if isFirst { group.leave() }
    for continuation in waiting { continuation.resume() }
  }

  /// Suspends the task until the signal fires.
  public func wait() async {
    await withCheckedContinuation { continuation in
      let hasFired = state.withLock { state in
        if !state.hasFired { state.waiting.append(continuation) }
        return state.hasFired
      }
      if hasFired { continuation.resume() }
    }
  }

  /// Blocks the thread until the signal fires.
  public func block() {
    group.wait()
  }
}
