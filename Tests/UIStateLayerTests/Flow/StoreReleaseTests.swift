import Dispatch
import Synchronization
import Testing
import UIStateLayer

/// What ends when a store is released, and what is released with it.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct StoreReleaseTests {
  @Test func `V6 releasing a store drops uncommitted changes`() {
    var store: Store<TallyState>? = Store(TallyState())
    let sender = store?.sender
    let committed = Atomic(0)
    var counts: [Int] = []
    let observation = store?.observe { state in
      counts.append(state.count)
      if state.count == 1 {
        sender?(.callOut { committed.add(1, ordering: .relaxed) })
        store = nil
      }
    }

    let wasTaken = sender?(.add(1))

    #expect(wasTaken == true)
    #expect(store == nil)
    #expect(committed.load(ordering: .relaxed) == 0)
    #expect(counts == [0, 1])
    observation?.cancel()
  }

  @Test func `V6 posted actions that are pending at the store's release are dropped`() async {
    let kept = Store(TallyState())
    var gone: Store<TallyState>? = Store(TallyState())
    let (names, continuation) = AsyncStream<String>.makeStream()
    var counts: [Int] = []
    let ofKept = kept.observe { continuation.yield($0.name) }
    let ofGone = gone?.observe { counts.append($0.count) }

    gone?.sender.post(.add(1))
    kept.sender.post(.rename("after"))
    gone = nil
    for await name in names where name == "after" { break }

    #expect(counts == [0])
    #expect(gone == nil)
    ofKept.cancel()
    ofGone?.cancel()
  }

  @Test func `sending after the release does nothing and reports it`() {
    var store: Store<TallyState>? = Store(TallyState())
    let sender = store?.sender

    #expect(sender?(.add(1)) == true)
    store = nil

    #expect(sender?(.add(1)) == false)
  }

  @Test func `a store released on another thread accepts nothing afterwards`() {
    let store = Mutex<Store<TallyState>?>(Store(TallyState()))
    let sender = store.withLock { $0?.sender }

    // The main actor is blocked in the meantime, so the notification cannot have arrived.
    DispatchQueue.global().sync { store.withLock { $0 = nil } }

    #expect(sender?(.add(1)) == false)
  }

  @Test func `a released store leaks neither itself nor its computed values`() {
    final class Special: Store<TallyState> {
      private(set) lazy var double = computed { $0.count * 2 }
    }
    var store: Special? = Special(TallyState())
    weak let released = store
    weak let core = store?.double
    let observation = store?.observe { _ in }
    store?.send(.add(1))

    store = nil

    #expect(store == nil)
    #expect(released == nil)
    #expect(core == nil)
    observation?.cancel()
  }
}
