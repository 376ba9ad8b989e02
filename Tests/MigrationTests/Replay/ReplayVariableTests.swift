import Foundation
import TestSupport
import Testing

/// The environment variable by which a replay knows that it is a job of another one.
@Suite(.long) struct ReplayVariableTests {
  @Test(arguments: ["", "1", "1775005200.0", "yes", "1 1775005200", "0 nan", "-1 0 0"])
  func `a replay that finds the job variable without being a job reports it`(value: String) throws {
    let files = TemporaryFolder()
    try files.write(#"{"kind":"text","value":{"text":"a"}}"# + "\n", to: "journal")
    let process = try HomeDumpProcess(
      ["replay", files.path + "/journal"],
      variables: ["HOMEBRIDGE_REPLAY_JOB": value]
    )
    let (output, errors, status) = try #require(process.finish(within: 60), "It goes on.")
    #expect(
      errors
        == "homedump: the variable 'HOMEBRIDGE_REPLAY_JOB' is set, but it is reserved "
        + "for the jobs of a replay; unset it.\n"
    )
    #expect(output == "")
    #expect(status == 2)
  }
}
