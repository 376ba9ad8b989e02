import FeatureFlags
import StrictJSON
import Synchronization
import Testing

@Suite struct InMemoryFlagSourceTests {
  @Test func `returns the stored value as the requested type`() {
    let source = InMemoryProvider(["a": .string("live"), "n": .number("10.0")])

    #expect(source.value("a") == .string("live"))
    #expect(source.value("n", as: .integer) == .number("10"))
    #expect(source.evaluation("a").reason == .static)
    #expect(source.evaluation("a", as: .boolean).errorCode == .typeMismatch)
    #expect(source.evaluation("b").errorCode == .flagNotFound)
  }

  @Test func `announces changed flags only`() {
    let source = InMemoryProvider(["a": .bool(true), "b": .bool(true)])
    let changes = RecordedKeys()
    var observation = source.observeChanges(changes.record)

    source.set(.bool(true), for: "a")
    source.set(.bool(false), for: "a")
    source.set(nil, for: "z")
    source.replaceAll(with: ["a": .bool(false), "c": .null])
    observation = nil
    source.set(nil, for: "a")

    #expect(observation == nil)
    #expect(changes.all == [["a"], ["b", "c"]])
    #expect(source.values == ["c": .null])
  }

  @Test func `another value gives another version`() {
    let source = InMemoryProvider(["a": .bool(true)])
    let before = source.evaluation("a").version
    source.set(.bool(false), for: "a")

    #expect(before != nil)
    #expect(source.evaluation("a").version != before)
  }

  @Test func `an observer that another one has cancelled during a notification is not called`() {
    let source = InMemoryProvider()
    let changes = RecordedKeys()
    let second = Mutex<FlagObservation?>(nil)
    let first = source.observeChanges { _ in second.withLock { $0 = nil } }
    second.withLock { $0 = source.observeChanges(changes.record) }
    source.set(.bool(true), for: "a")

    #expect(first != nil)
    #expect(changes.all.isEmpty)
  }

  @Test func `an observer may cancel itself and set flags while it is notified`() {
    let source = InMemoryProvider()
    let changes = RecordedKeys()
    let observation = source.observeChanges { keys in
      changes.record(keys)
      if keys == ["a"] { source.set(.bool(true), for: "b") }
    }
    source.set(.bool(true), for: "a")

    #expect(observation != nil)
    #expect(changes.all == [["a"], ["b"]])
  }
}
