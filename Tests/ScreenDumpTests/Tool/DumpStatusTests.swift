import Foundation
import ScreenDump
import Testing

@Suite struct DumpStatusTests {
  @Test func `the worst of several statuses wins, 2 over 1 over 0`() {
    #expect([DumpStatus.success, .wrongInput, .difference].max() == .wrongInput)
    #expect([DumpStatus.success, .difference].max() == .difference)
    #expect([DumpStatus.wrongInput, .difference, .success].map(\.rawValue) == [2, 1, 0])
  }

  @Test func `a run that a signal ends has the status that a shell reports`() {
    let statuses = DumpInterruption.allCases.map(\.status.rawValue)
    #expect(statuses == [128 + SIGINT, 128 + SIGTERM])
  }
}
