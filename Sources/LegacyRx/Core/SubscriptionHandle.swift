import Synchronization

/// The disposable that a subscriber gets; its `dispose()` disposes the subscription.
///
/// When the sequence ends, the handle releases the subscription without disposing it, and retains
/// no other object any more. The end does not change `isDisposed`.
@usableFromInline
class SubscriptionHandle: Cancelable {
  // Bit 0: disposed. Bit 1: `upstream` is set. Bit 2: the sequence ended.
  private let disposedUpstreamSetAndEndedFlags = Atomic<UInt8>(0)
  private var upstream: (any Disposable)?

  @usableFromInline
  init() {
    #if DEBUG
    ThreadLiveObjectCounter.increment()
    #endif
  }

  #if DEBUG
  deinit {
    ThreadLiveObjectCounter.decrement()
  }
  #endif

  @usableFromInline
  final var isDisposed: Bool {
    disposedUpstreamSetAndEndedFlags.load(ordering: .acquiring) & 1 != 0
  }

  /// Stores the subscription; disposes it at once if the handle is already disposed, and does not
  /// retain it if the sequence has ended.
  @usableFromInline
  final func hold(_ upstream: any Disposable) {
    self.upstream = upstream
    let before = disposedUpstreamSetAndEndedFlags.bitwiseOr(2, ordering: .acquiringAndReleasing)
      .oldValue
    guard before != 0 else { return }
    self.upstream = nil
    if before & 4 == 0 { upstream.dispose() }
  }

  /// Records that the sequence has ended, and releases the subscription without disposing it.
  @usableFromInline
  final func forgetUpstreamAfterEnd() {
    guard
      disposedUpstreamSetAndEndedFlags.bitwiseOr(4, ordering: .acquiringAndReleasing).oldValue == 2
    else {
      return
    }
    upstream = nil
  }

  @usableFromInline
  final func dispose() {
    guard
      disposedUpstreamSetAndEndedFlags.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue == 2
    else {
      return
    }
    let connection = upstream
    upstream = nil
    connection?.dispose()
  }
}
