import Observation
import ScreenDocument
import Testing

@MainActor
@Suite struct MeasuredSizeStoreTests {
  private let small = MeasuredSize(width: 1, height: 2)
  private let large = MeasuredSize(width: 100, height: 200.5)

  @MainActor private final class Count {
    var value = 0
  }

  /// Counts the announcements of the first change of an observed size.
  private func announcements(reading id: ContentID, of sizes: MeasuredSizeStore) -> Count {
    let count = Count()
    withObservationTracking {
      _ = sizes[id]
    } onChange: {
      MainActor.assumeIsolated { count.value += 1 }
    }
    return count
  }

  @Test func `Y9 a reported size is stored by id`() {
    let sizes = MeasuredSizeStore()
    #expect(sizes["a"] == nil)
    sizes.report(small, for: "a")
    sizes.report(large, for: "b")
    #expect(sizes["a"] == small)
    #expect(sizes["b"] == large)
    sizes.report(large, for: "a")
    #expect(sizes["a"] == large)
    sizes.forget("a")
    #expect(sizes["a"] == nil)
    #expect(sizes.count == 1)
  }

  @Test func `an observer of an id is notified only of that id, when it changes`() {
    let sizes = MeasuredSizeStore()
    let first = announcements(reading: "a", of: sizes)
    sizes.report(large, for: "b")
    #expect(first.value == 0)
    sizes.report(small, for: "a")
    #expect(first.value == 1)
    let second = announcements(reading: "a", of: sizes)
    sizes.report(small, for: "a")
    #expect(second.value == 0)
    sizes.forget("b")
    #expect(second.value == 0)
    sizes.forget("a")
    #expect(second.value == 1)
  }

  @Test(arguments: [
    MeasuredSize(width: -1, height: 1), MeasuredSize(width: .nan, height: 1),
    MeasuredSize(width: 1, height: .infinity),
  ])
  func `an impossible size is not stored`(size: MeasuredSize) {
    let sizes = MeasuredSizeStore()
    sizes.report(small, for: "a")
    sizes.report(size, for: "a")
    #expect(sizes["a"] == small)
  }

  @Test func `the least recently reported sizes are evicted`() {
    let sizes = MeasuredSizeStore(maximumCount: 8)
    for number in 0..<8 { sizes.report(small, for: ContentID("\(number)")) }
    sizes.report(small, for: "0")
    #expect(sizes.count == 8)
    sizes.report(small, for: "8")
    #expect(sizes.count == 6)
    #expect(sizes["0"] == small)
    #expect(sizes["8"] == small)
    #expect(sizes["1"] == nil)
    #expect(sizes["3"] == nil)
    #expect(sizes["4"] == small)
    #expect(MeasuredSizeStore(maximumCount: -5).maximumCount == 1)
  }
}
