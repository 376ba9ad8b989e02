import JSONLogic
import ScreenDocument
import Testing

@testable import ScreenDump

@Suite struct EvaluationContextOptionsTests {
  private static func context(_ arguments: String...) throws -> EvaluationContext {
    try context(arguments)
  }

  private static func context(_ arguments: [String]) throws -> EvaluationContext {
    try EvaluationContext(
      DumpArguments(parsing: arguments, options: DumpOption.evaluation),
      appVersion: "1.2.3"
    )
  }

  @Test func `contains the platform and the tool's version, and no targeting key`() throws {
    let context = try Self.context()
    #expect(context.targetingKey == nil)
    #expect(context.attributes == ["platform": .string("iOS"), "appVersion": .string("1.2.3")])
  }

  @Test(
    arguments: [
      ("beta=true", .bool(true)), ("beta=4.5", .number(4.5)), ("beta=4.5.0", .string("4.5.0")),
      ("beta=", .string("")), ("beta=\"1\"", .string("1")), ("beta=a=b", .string("a=b")),
      ("beta={\"city\":\"Kyoto\"}", .object(["city": .string("Kyoto")])), ("beta=null", .null),
      ("beta={", .string("{")),
    ] as [(String, RuleValue)]
  )
  func `reads a value as JSON if it is valid JSON, and otherwise as text`(
    text: String,
    value: RuleValue
  )
    throws
  {
    #expect(try Self.context("--context", text).attributes["beta"] == value)
  }

  @Test func `a version of two parts is a text`() throws {
    let context = try Self.context("--context", "appVersion=4.10")
    #expect(context.attributes["appVersion"] == .string("4.10"))
  }

  @Test func `options override the built-in attributes`() throws {
    let context = try Self.context(
      "--context",
      "platform=tvOS",
      "--user",
      "u-1",
      "--context=appVersion=9.0.0"
    )
    #expect(context.targetingKey == "u-1")
    #expect(context.platform == "tvOS")
    #expect(context.appVersion == "9.0.0")
  }

  @Test(arguments: [
    (["--context", "beta"], "expects NAME=VALUE, not 'beta'"),
    (["--context", "=1"], "expects NAME=VALUE, not '=1'"),
    (["--context", "a=1", "--context", "a=2"], "names 'a' twice"),
    (["--context", "targetingKey=u"], "write '--user u'"),
    (["--context", "$flagd=u"], "'$flagd' is a reserved name"),
  ])
  func `an invalid attribute is one sentence`(arguments: [String], part: String) {
    let failure = #expect(throws: DumpFailure.self) { try Self.context(arguments) }
    #expect(failure?.sentence.contains(part) == true)
  }
}
