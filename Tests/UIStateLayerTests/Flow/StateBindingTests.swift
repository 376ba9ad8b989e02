import Testing
import UIStateLayer

@MainActor
@Suite struct StateBindingTests {
  @Test func `setting sends the action, and what is got is the state's`() {
    let adapter = Adapter(TallyState())
    let name = adapter.binding(\.name) { .rename($0) }

    name.value = "typed"

    #expect(adapter.state.name == "typed")
    #expect(name.value == "typed")
  }

  @Test func `an action that refuses what was set leaves the control at the state`() {
    let adapter = Adapter(TallyState())
    let name = adapter.binding(\.name) { _ in .nothing }

    name.value = "typed"

    #expect(name.value == "tally")
  }

  @Test func `after the adapter's release it gets the last state, and sets nothing`() {
    var adapter: Adapter<TallyState>? = Adapter(TallyState())
    weak let released = adapter
    let name = adapter?.binding(\.name) { .rename($0) }
    adapter?.send(.rename("last"))

    adapter = nil
    name?.value = "late"

    #expect(adapter == nil)
    #expect(released == nil)
    #expect(name?.value == "last")
  }
}
