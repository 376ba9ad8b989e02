import CounterScreen
import ScreenDocument
import Testing
import TopScreen

@Suite struct StackModelTests {
  private let banner = StackItem(id: "banner", kind: "imageBanner", side: .legacy)
  private let notice = StackItem(id: "notice", kind: "notice", side: .state)

  @Test func `shows items of either side in the order given`() {
    var stack = StackModel()

    _ = stack.replace(with: [notice, banner])

    #expect(stack.ids == ["notice", "banner"])
  }

  @Test func `keeps the first of items that share an id`() {
    var stack = StackModel()
    let twin = StackItem(id: "banner", kind: "text", side: .state)

    let difference = stack.replace(with: [banner, notice, twin])

    #expect(stack.items == [banner, notice])
    #expect(difference.changes.count == 2)
  }

  @Test func `reports no change for an equal stack`() {
    var stack = StackModel()
    _ = stack.replace(with: [banner, notice])

    #expect(stack.replace(with: [banner, notice]).changes.isEmpty)
  }
}
