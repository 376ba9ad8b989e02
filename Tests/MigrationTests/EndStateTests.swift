import Bridge
import CounterScreen
import ScreenDocument
import Testing
import TopScreen

@testable import SampleHome

@MainActor
@Suite struct EndStateTests {
  @Test func `A9 the new world alone shows what every content on complete shows`() throws {
    let document = try SampleScreen.document("home")
    let bridged = SampleScreen(StageFlags(overrideOfAll: .complete)).show(document).composition
    let alone = HomeScreenModel(state: HomeUIState(), routes: homeRoutes()) { .tokyo }
    alone.show(document)

    #expect(bridged.title == alone.composition.title)
    #expect(bridged.diagnostics == alone.composition.diagnostics)
    #expect(bridged.items.count == 18)
    for (before, after) in zip(bridged.items, alone.composition.items) {
      #expect(before.id == after.id)
      #expect(before.kind == after.kind)
      #expect(before.position == after.position)
      if before.side == .state {
        #expect(before.content.phase == after.content.phase)
        #expect(before.content.output == after.content.output)
        #expect(after.side == .state)
      } else {
        #expect(after.content == .unrouted)
      }
    }
    #expect(Set(bridged.items.filter { $0.side == .legacy }.map(\.kind)).count == 3)
  }
}
