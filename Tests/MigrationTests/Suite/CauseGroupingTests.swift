import CounterScreen
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen

@testable import HomeBridgeTesting

/// The issues of findings that several responses and checks have in common.
@Suite struct CauseGroupingTests {
  private func response(number: Int) throws -> TestedResponse {
    TestedResponse(
      data: ResponseData(
        kind: "counter",
        id: "a",
        position: 0,
        payload: try JSONDocument(Array("{}".utf8)).root
      ),
      context: .tokyo,
      origin: .generated(seed: 1, number: number)
    )
  }

  private func issue(at path: String, number: Int) throws -> MigrationIssue {
    MigrationIssue(.value, try response(number: number), at: try JSONPointer(path), "differs")
  }

  @Test func `the issue of a cause has the first response, in any order of its causes`() throws {
    var causes = CauseGrouping()
    causes.add([try issue(at: "/a", number: 1)])
    causes.add([try issue(at: "/b", number: 2)])
    causes.add([try issue(at: "/a", number: 3)])
    // It shows that both places have one cause.
    causes.add([try issue(at: "/a", number: 4), try issue(at: "/b", number: 4)])

    #expect(causes.issues.map(\.responseNumber) == [1])
    #expect(causes.issues.map(\.path.description) == ["/a"])
    #expect(causes.issues.map(\.responseCount) == [4])
  }

  @Test func `differences in two aspects of one class are one issue, led by the first`() throws {
    let differences = [
      ParityDifference(.turn, path: .root, legacy: .string("later"), state: .string("now")),
      ParityDifference(.count, path: .root, legacy: .number("2"), state: .number("1")),
      ParityDifference(.order, path: try JSONPointer("/0"), legacy: .number("7"), state: nil),
    ]
    let issues = MigrationIssue.issuePerFailureClass(
      try response(number: 1),
      differences,
      "; a note"
    )

    #expect(issues.map(\.failureClass) == [.emissions, .turn])
    #expect(
      issues.map(\.message) == [
        "legacy 2, state 1, and 1 more difference; a note",
        "legacy \"later\", state \"now\"; a note",
      ]
    )
  }
}
