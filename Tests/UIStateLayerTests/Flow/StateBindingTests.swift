import Testing
import UIStateLayer

@MainActor
@Suite struct StateBindingTests {
  @Test func `setting sends the action, and getting reads the state`() {
    let store = Store(TallyState())
    let name = store.binding(\.name) { .rename($0) }

    name.value = "typed"

    #expect(store.state.name == "typed")
    #expect(name.value == "typed")
  }

  @Test func `an action that rejects the set value leaves the control at the state`() {
    let store = Store(TallyState())
    let name = store.binding(\.name) { _ in .nothing }

    name.value = "typed"

    #expect(name.value == "tally")
  }

  @Test func `after the store's release, getting reads the last state and setting does nothing`() {
    var store: Store<TallyState>? = Store(TallyState())
    weak let released = store
    let name = store?.binding(\.name) { .rename($0) }
    store?.send(.rename("last"))

    store = nil
    name?.value = "late"

    #expect(store == nil)
    #expect(released == nil)
    #expect(name?.value == "last")
  }
}
