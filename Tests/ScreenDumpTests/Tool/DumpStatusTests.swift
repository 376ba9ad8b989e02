import ScreenDump
import Testing

@Suite struct DumpStatusTests {
  @Test func `the worst of several wins, 2 over 1 over 0`() {
    #expect([DumpStatus.success, .wrongInput, .difference].max() == .wrongInput)
    #expect([DumpStatus.success, .difference].max() == .difference)
    #expect([DumpStatus.wrongInput, .difference, .success].map(\.rawValue) == [2, 1, 0])
  }
}
