import CounterScreen
import ScreenDocument
import Testing
import TopScreen

@MainActor
@Suite struct HostedStackTests {
  private let host = RecordingStackHost()
  private let stack: HostedStack<RecordingStackHost>

  init() {
    stack = HostedStack(host: host)
  }

  private func items(_ ids: String..., version: Int = 1, side: Side = .state) -> [StackItem] {
    ids.map { StackItem(id: ContentID($0), kind: "kind", side: side, version: version) }
  }

  @Test func `Y6 a new order gives only moves, and every content keeps its host`() {
    stack.show(items("a", "b", "c", "d"))
    let calls = host.calls.count

    host.checkIdentity { stack.show(items("d", "b", "a", "c")) }

    #expect(host.calls.dropFirst(calls) == ["move d from 3 to 0", "move b from 2 to 1"])
    #expect(host.violations == [])
  }

  @Test func `K5 trap 4 a changed content is an update in place`() {
    stack.show(items("a", "b", "c"))
    let calls = host.calls.count
    var liked = items("a", "b", "c")
    liked[1] = StackItem(id: "b", kind: "kind", side: .state, version: 2)

    host.checkIdentity { stack.show(liked) }

    #expect(host.calls.dropFirst(calls) == ["update b at 1"])
    #expect(host.violations == [])
  }

  @Test func `a change of side creates one new host in place, and releases the old one`() {
    stack.show(items("a", "b", side: .legacy))
    weak let before = host.hosts[1]
    let calls = host.calls.count

    host.checkIdentity { stack.show(items("a", side: .legacy) + items("b")) }

    #expect(host.calls.dropFirst(calls) == ["rehost b at 1"])
    #expect(before == nil)
    #expect(host.violations == [])
  }

  @Test func `removal releases the host`() {
    stack.show(items("a", "b"))
    weak let before = host.hosts[0]

    stack.show(items("b"))

    #expect(before == nil)
  }

  @Test func `S8 equal items make no call`() {
    stack.show(items("a", "b"))
    let calls = host.calls

    stack.show(items("a", "b"))

    #expect(host.calls == calls)
  }

  @Test func `a host is notified before the first and after the last call, if any`() {
    let host = BracketedHost()
    let stack = HostedStack(host: host)
    stack.show(items("a", "b"))
    #expect(host.calls == ["will", "insert", "insert", "did"])

    stack.show(items("a", "b"))
    #expect(host.calls.count == 4)
    stack.show(items("b"))
    #expect(host.calls.dropFirst(4) == ["will", "remove", "did"])
  }

  @Test func `trap 9 of items with a duplicate id the first is shown, and the others are reported`()
  {
    let repeated = stack.show(items("a", "b", "a", "c", "b"))

    #expect(repeated.map(\.id) == ["a", "b"])
    #expect(repeated.map { [$0.keptIndex, $0.omittedIndex] } == [[0, 2], [1, 4]])
    #expect(host.items.map(\.id) == ["a", "b", "c"])
    #expect(host.violations == [])
  }

  @Test func `a stack shown within a call waits for it, and the last of several applies`() {
    host.onCall = { [weak stack, host] in
      host.onCall = nil
      stack?.show(items("x"))
      stack?.show(items("c", "a"))
    }

    stack.show(items("a", "b", "c"))

    #expect(
      host.calls == [
        "insert a at 0", "insert b at 1", "insert c at 2", "remove b at 1", "move c from 1 to 0",
      ]
    )
    #expect(host.violations == [])
  }

  @Test func `class 13 a move by remove and insert is detected as a lost host`() {
    stack.show(items("a", "b", "c"))

    host.checkIdentity {
      host.remove("c", at: 2)
      host.insert(items("c")[0], at: 0)
    }

    #expect(host.violations == ["insert c at 0: c lost its host"])
  }

  @Test func `class 13 a change of side that keeps the host is detected`() {
    stack.show(items("a", side: .legacy))

    host.checkIdentity { host.update(items("a")[0], at: 0) }

    #expect(
      host.violations == [
        "update a at 0: an update with another side",
        "update a at 0: a changed its side, not its host",
      ]
    )
  }

  @Test func `class 14 another content in an existing host is detected`() {
    stack.show(items("a", "b"))

    host.checkIdentity { host.update(items("c")[0], at: 1) }

    #expect(host.violations == ["update c at 1: b is there"])
  }

  @Test func `class 14 a pool that reuses a released host for another content is detected`() {
    stack.show(items("a", "b"))

    host.fault = .reusesHosts
    host.checkIdentity { stack.show(items("a", "c")) }

    #expect(host.violations == ["insert c at 1: c got the host of another content"])
  }
}

private final class BracketedHost: StackHost {
  private(set) var calls: [String] = []

  func stackWillChange() { calls.append("will") }
  func stackDidChange() { calls.append("did") }
  func insert(_ item: StackItem, at index: Int) { calls.append("insert") }
  func move(_ id: ContentID, from index: Int, to destination: Int) { calls.append("move") }
  func remove(_ id: ContentID, at index: Int) { calls.append("remove") }
  func rehost(_ item: StackItem, at index: Int) { calls.append("rehost") }
  func update(_ item: StackItem, at index: Int) { calls.append("update") }
}
