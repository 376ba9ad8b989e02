import HomeBridgeTesting
import LegacyRx
import Testing

@testable import SampleHome

/// Outputs that end, while the other side's continues.
@MainActor
@Suite struct EndingFailureTests {
  private struct HandlerFailure: Error {}

  @Test func `class 4 finds a completion that one side handles differently`() throws {
    let issues = try PlantedNotices().issues { output, _ in output.take(1) }
    #expect(issues.classes == [.ending])
  }

  @Test func `class 4 finds an error that one side handles differently`() throws {
    let issues = try PlantedNotices().issues { output, _ in
      output.flatMap { Observable.concat([.just($0), .error(HandlerFailure())]) }
    }
    #expect(issues.classes == [.ending])
    #expect(issues.first?.message.contains("HandlerFailure") == true)
  }
}
