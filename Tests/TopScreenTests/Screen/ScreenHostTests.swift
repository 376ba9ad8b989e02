import CounterScreen
import ScreenDocument
import StrictJSON
import Testing
import TopScreen
import UIStateLayer

/// The calls that hosts of a screen receive, and their references.
@MainActor
@Suite struct ScreenHostTests {
  private let model = HomeScreenModel(state: CounterUIState(), routes: CounterUIState.routes) {
    .tokyo
  }
  private let host = RecordingStackHost()

  private func calls(of change: () throws -> Void) rethrows -> [String] {
    let count = host.calls.count
    try change()
    return Array(host.calls.dropFirst(count))
  }

  @Test func `a host receives the existing items, then the fewest calls per change`() throws {
    model.show(try .counters("counter#a=1", "counter#b=2", "counter#c=3"))
    model.screen.attach(host)
    #expect(host.calls == ["insert a at 0", "insert b at 1", "insert c at 2"])

    let calls = try calls {
      model.show(try .counters("counter#c=3", "counter#a=1", "counter#b=9", "counter#d=4"))
    }

    #expect(calls == ["move c from 2 to 0", "insert d at 3", "update b at 2"])
    #expect(host.violations == [])
    #expect(host.items == model.screen.stack.items)
  }

  @Test func `S8 an equal document makes no call`() throws {
    model.screen.attach(host)
    model.show(try .counters("counter#a=1", "counter#b=2"))

    #expect(try calls { model.show(try .counters("counter#a=1", "counter#b=2")) } == [])
  }

  @Test func `Y6 a new order gives only moves, and hosts and slots keep their identity`() throws {
    model.screen.attach(host)
    model.show(try .counters("counter#a=1", "counter#b=2", "counter#c=3"))
    let slots = ["a", "b", "c"].map { model.state.counter[$0] }

    var calls: [String] = []
    try host.checkIdentity {
      calls = try self.calls {
        model.show(try .counters("counter#c=3", "counter#b=7", "counter#a=1"))
      }
    }

    #expect(calls.filter { $0.hasPrefix("move") }.count == 2)
    #expect(calls.filter { $0.hasPrefix("update") } == ["update b at 1"])
    #expect(calls.count == 3)
    #expect(zip(slots, ["a", "b", "c"]).allSatisfy { $0 === model.state.counter[$1] })
    #expect(host.violations == [])
  }

  @Test func `removal releases host and slot, and a return creates new ones`() throws {
    model.screen.attach(host)
    model.show(try .counters("counter#a=1", "counter#b=2"))
    weak let hosted = host.hosts[0]
    weak let slot = model.state.counter["a"]
    #expect(hosted != nil)
    #expect(slot != nil)

    model.show(try .counters("counter#b=2"))
    #expect(hosted == nil)
    #expect(slot == nil)

    try host.checkIdentity { model.show(try .counters("counter#a=5", "counter#b=2")) }
    #expect(host.violations == [])
    #expect(model.state.counter["a"].value == 5)
  }

  @Test func `an id that returns with another kind gets its own host`() throws {
    model.screen.attach(host)
    model.show(try .counters("counter#a=1"))
    weak let before = host.hosts[0]

    let calls = try calls { model.show(try .counters("stateOnly#a=1")) }

    #expect(calls == ["remove a at 0", "insert a at 0"])
    #expect(before == nil)
  }

  @Test func `the stack is changed before its hosts receive the change`() throws {
    var seen: [[ContentID]] = []
    host.onCall = { [model] in seen.append(model.screen.stack.ids) }
    model.screen.attach(host)

    model.show(try .counters("counter#a=1", "counter#b=2"))

    #expect(seen == [["a", "b"], ["a", "b"]])
  }

  @Test func `a document shown within a call follows after all hosts were called`() throws {
    let other = RecordingStackHost()
    let next = try ContentDocument.counters("counter#a=7")
    host.onCall = { [model, host] in
      host.onCall = nil
      model.show(next)
    }
    model.screen.attach(host)
    model.screen.attach(other)

    let difference = model.show(try .counters("counter#a=1", "counter#b=2"))

    let calls = ["insert a at 0", "insert b at 1", "remove b at 1", "update a at 0"]
    #expect(host.calls == calls)
    #expect(other.calls == calls)
    #expect(difference.changes == [.insert("a", to: 0)])
  }

  @Test func `a failure within a call follows after the pending documents`() throws {
    let next = try ContentDocument.counters("counter#a=7")
    host.onCall = { [model, host] in
      host.onCall = nil
      model.show(next)
      model.documentFailed()
    }
    model.screen.attach(host)

    model.show(try .counters("counter#a=1"))

    #expect(model.state.counter["a"].value == 7)
    #expect(model.screen.state == .stale)
    #expect(model.composition.state == .stale)
  }

  @Test func `a content removed and inserted within one call gets a new host`() throws {
    model.screen.attach(host)
    model.show(try .counters("counter#a=1"))
    weak let before = host.hosts[0]
    let without = try ContentDocument.counters("counter#b=1")
    let with = try ContentDocument.counters("counter#a=1")
    host.onCall = { [model, host] in
      host.onCall = nil
      model.show(without)
      model.show(with)
    }

    model.show(try .counters("counter#a=2"))

    #expect(before == nil)
    #expect(host.items.map(\.id) == ["a"])
    #expect(host.violations == [])
  }

  @Test func `a host is held weakly, attached once, and detached at once`() throws {
    var gone: RecordingStackHost? = RecordingStackHost()
    weak let released = gone
    if let gone { model.screen.attach(gone) }
    model.screen.attach(host)
    model.screen.attach(host)
    gone = nil
    #expect(gone == nil)
    #expect(released == nil)
    host.onCall = { [model, host] in
      if host.calls.count == 2 { model.screen.detach(host) }
    }

    model.show(try .counters("counter#a=1", "counter#b=2", "counter#c=3"))
    model.show(try .counters("counter#d=1"))

    #expect(host.calls == ["insert a at 0", "insert b at 1"])
  }

  @Test func `trap 9 duplicate ids from an app are reported with both positions`() throws {
    let twins = try ["counter#a=1", "counter#b=2"].flatMap {
      try ContentDocument.counters("counter#x=0", $0).contents.dropFirst()
    }
    let again = try ContentDocument.counters("counter#x=0", "counter#y=0", "counter#b=3")
    model.screen.attach(host)

    model.show(ContentDocument(contents: twins + again.contents))

    #expect(host.items.map(\.id) == ["a", "b", "x", "y"])
    let diagnostics = model.composition.diagnostics
    #expect(diagnostics.map(\.code) == ["duplicateID"])
    #expect(
      diagnostics.first?.message
        == "The id 'b' is used twice: at position 1, which is shown, and at position 2, which is "
        + "not shown; use different ids."
    )
    #expect(diagnostics.first?.path.description == "/contents/2/value")
  }

  @Test func `100,000 contents with one id are shown once, and the report is bounded`() throws {
    let content = try ContentDocument.counters("counter#a=1").contents[0]

    model.show(ContentDocument(contents: Array(repeating: content, count: 100_000)))

    #expect(model.screen.stack.ids == ["a"])
    #expect(model.composition.diagnostics.count == 1001)
  }
}
