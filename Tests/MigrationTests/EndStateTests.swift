import Bridge
import CounterScreen
import Parity
import ScreenDocument
import Testing
import TopScreen

@testable import SampleHome

@MainActor
@Suite struct EndStateTests {
  @Test func `A9 the state side alone shows the contents that stage complete shows`() throws {
    try expectSame(try SampleScreen.document("home"), count: 18, legacyKinds: 1)
  }

  @Test func `A9 a block page on the state side alone shows the blocks that stage complete shows`()
    throws
  {
    try expectSame(try SampleScreen.page(), count: 7, legacyKinds: 0)
  }

  private func expectSame(_ document: ContentDocument, count: Int, legacyKinds: Int) throws {
    let bridged = SampleScreen(StageFlags(overrides: StageOverrides(all: .complete)))
      .show(document)
      .composition
    let alone = HomeScreenModel(
      state: HomeUIState(),
      routes: homeRoutes(),
      actions: homeActions(),
      effects: RecordingEffects()
    ) { .tokyo }
    alone.show(document)

    #expect(bridged.title == alone.composition.title)
    #expect(bridged.diagnostics == alone.composition.diagnostics)
    #expect(bridged.containers == alone.composition.containers)
    #expect(bridged.hidden == alone.composition.hidden)
    #expect(bridged.items.count == count)
    for (before, after) in zip(bridged.items, alone.composition.items) {
      #expect(before.id == after.id)
      #expect(before.kind == after.kind)
      #expect(before.position == after.position)
      #expect(before.container == after.container)
      #expect(before.appearance == after.appearance)
      if before.side == .state {
        #expect(before.content.phase == after.content.phase)
        #expect(before.content.output == after.content.output)
        #expect(after.side == .state)
      } else {
        #expect(after.content == .unrouted)
      }
    }
    #expect(Set(bridged.items.filter { $0.side == .legacy }.map(\.kind)).count == legacyKinds)
  }
}
