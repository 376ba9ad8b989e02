import Observation
import ScreenDocument
import Testing

@MainActor
@Suite struct SpaceSelectionsTests {
  private let containers = [
    ContentContainer(id: "p", level: .page, parent: nil, mainSpace: "main"),
    ContentContainer(id: "main", level: .space, parent: "p"),
    ContentContainer(id: "other", level: .space, parent: "p"),
    ContentContainer(id: "g", level: .group, parent: "main"),
    ContentContainer(id: "q", level: .page, parent: nil, mainSpace: "s"),
    ContentContainer(id: "s", level: .space, parent: "q"),
  ]

  @Test func `Y9 a page shows its main space until another is selected`() {
    let spaces = SpaceSelections()
    #expect(spaces.shownSpace(of: "p", in: containers) == "main")
    spaces.select("other", of: "p")
    #expect(spaces.shownSpace(of: "p", in: containers) == "other")
    #expect(spaces.shownSpace(of: "q", in: containers) == "s")
    #expect(spaces.shownSpace(of: "x", in: containers) == nil)
    spaces.select("main", of: "p")
    #expect(spaces.shownSpace(of: "p", in: containers) == "main")
    #expect(spaces.count == 1)
  }

  @Test(arguments: ["gone", "g", "s", "p"] as [ContentID])
  func `a selected space that is not on the page is not shown`(space: ContentID) {
    let spaces = SpaceSelections()
    spaces.select(space, of: "p")
    #expect(spaces.shownSpace(of: "p", in: containers) == "main")
  }

  @Test func `a changed selection is announced, an equal one is not`() {
    let spaces = SpaceSelections()
    spaces.select("other", of: "p")
    let count = Count()
    withObservationTracking {
      _ = spaces.shownSpace(of: "p", in: containers)
    } onChange: {
      MainActor.assumeIsolated { count.value += 1 }
    }
    spaces.select("other", of: "p")
    #expect(count.value == 0)
    spaces.select("main", of: "p")
    #expect(count.value == 1)
  }

  @MainActor private final class Count {
    var value = 0
  }

  @Test func `the least recently selected pages are evicted`() {
    let spaces = SpaceSelections()
    for number in 0...SpaceSelections.maximumPages {
      spaces.select("other", of: ContentID("\(number)"))
    }
    #expect(spaces.count == SpaceSelections.maximumPages)
    spaces.select("other", of: "p")
    #expect(spaces.shownSpace(of: "p", in: containers) == "other")
  }
}
