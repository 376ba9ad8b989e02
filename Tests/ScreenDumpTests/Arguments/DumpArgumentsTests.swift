import ScreenDump
import Testing

@Suite struct DumpArgumentsTests {
  private static let stage = DumpOption(
    "stage",
    letter: "s",
    placeholder: "KIND=STAGE",
    isRepeatable: true,
    help: ""
  )
  private static let options = [stage, .output, .format, .help]

  struct Line: Sendable {
    var arguments: [String]
    var operands: [String] = []
    var stages: [String] = []
    var output: String?

    static let all: [Self] = [
      Self(arguments: []),
      Self(arguments: ["a", "-", "b"], operands: ["a", "-", "b"]),
      Self(arguments: ["a", "--stage", "x=off", "b"], operands: ["a", "b"], stages: ["x=off"]),
      Self(arguments: ["--stage=x=off", "--stage", "*=live"], stages: ["x=off", "*=live"]),
      Self(arguments: ["-s", "x=off", "-sy=on", "-s=z"], stages: ["x=off", "y=on", "z"]),
      Self(arguments: ["-hs", "x"], stages: ["x"]),
      Self(arguments: ["--output", "-"], output: "-"),
      Self(arguments: ["--output", "-1"], output: "-1"),
      Self(arguments: ["--output=--format"], output: "--format"),
      Self(arguments: ["--", "--stage", "-x", "--"], operands: ["--stage", "-x", "--"]),
    ]
  }

  @Test(arguments: Line.all)
  func `parses arguments`(line: Line) throws {
    let arguments = try DumpArguments(parsing: line.arguments, options: Self.options)
    #expect(arguments.operands == line.operands)
    #expect(arguments.values(of: Self.stage) == line.stages)
    #expect(arguments.value(of: .output) == line.output)
    #expect(arguments.has(.output) == (line.output != nil))
  }
}
