import Dispatch
import Testing

@Suite struct OnThreadsTests {
  @Test func `a repeated concurrency test stops after its first timeout`() throws {
    let release = DispatchSemaphore(value: 0)
    var rounds = 0
    let error = #expect(throws: StuckThreads.self) {
      for _ in 0..<300 {
        rounds += 1
        try onThreads(2, within: 0.2) { if $0 == 1 { release.wait() } }
      }
    }
    release.signal()
    #expect(rounds == 1)
    #expect(error?.started == 2)
    #expect(error?.returned == 1)
  }
}
