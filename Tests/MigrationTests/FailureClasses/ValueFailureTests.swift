import HomeBridgeTesting
import LegacyRx
import ScreenDocument
import StrictJSON
import Testing

@testable import SampleHome

/// A value that one side maps differently.
@MainActor
@Suite struct ValueFailureTests {
  @Test func `class 1 finds a mapped value that differs, and reports its path`() throws {
    let issues = try PlantedNotices().issues { output, _ in
      output.map { value in
        var value = value
        if !value.items.isEmpty { value.items[0].label += "!" }
        return value
      }
    }
    #expect(issues.classes == [.value])
    #expect(issues.first?.path.description == "/items/0/label")
    #expect(issues.first?.message.contains(#"legacy "重要!", state "重要""#) == true)
  }

  @Test func `class 1 a correct handler has no issue`() throws {
    let issues = try PlantedNotices().issues { output, _ in output }
    #expect(issues == [])
  }
}
