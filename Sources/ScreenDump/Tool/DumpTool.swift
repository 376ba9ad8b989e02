import Basics
import Foundation
public import ScreenDocument
import StrictJSON

/// A command-line tool whose commands describe and compare the screens of one app.
///
/// An app's own tool is a few lines:
///
/// ```swift
/// @main
/// struct HomeDump {
///   @MainActor
///   static func main() async {
///     let composer = StateComposer(routes: homeRoutes()) { HomeUIState() }
///     await DumpTool(
///       name: "homedump",
///       abstract: "Shows what the home screen is made of.",
///       version: "0.1.0",
///       screens: ToolScreens(sample: sample),
///       commands: [ShowCommand(composer), DiffCommand(composer)]
///     ).main()
///   }
/// }
/// ```
///
/// The first command is the default. Every command has the options `--output`, `--color` and
/// `--help`, and `--format` if it has more than one format. Every tool has the additional command
/// `completions`.
@MainActor
public struct DumpTool {
  /// The tool's name, as it is typed.
  public let name: String
  /// One sentence about the tool.
  public let abstract: String
  /// The tool's version.
  public let version: String
  /// The commands, the default first, without the additional command `completions`.
  public let commands: [any DumpCommand]

  /// The screens that are part of the tool.
  let screens: ToolScreens
  /// The commands, with the additional command `completions` at the end.
  let allCommands: [any DumpCommand]
  private let fetcher: any ResourceFetching
  private let absentFeatures: AbsentFeatures

  /// Creates a tool.
  ///
  /// - Parameters:
  ///   - name: The tool's name, as it is typed.
  ///   - abstract: One sentence about the tool.
  ///   - version: The tool's version.
  ///   - screens: The screens that are part of the tool.
  ///   - commands: The commands, at least one, the default first.
  ///   - fetcher: The object that fetches the documents of a screen. The default reads files only;
  ///     the `ResourceFetcher` of ScreenNetwork also reads URLs.
  ///   - absent: The commands and options that this build does not have.
  public init(
    name: String,
    abstract: String,
    version: String,
    screens: ToolScreens,
    commands: [any DumpCommand],
    fetcher: any ResourceFetching = FileFetcher(),
    absent: AbsentFeatures = .none
  ) {
    precondition(!commands.isEmpty, "A tool needs at least one command.")
    self.name = name
    self.abstract = abstract
    self.version = version
    self.screens = screens
    self.commands = commands
    let completions = CompletionsCommand(toolName: name, commands: commands, screens: screens)
    allCommands = commands + [completions]
    self.fetcher = fetcher
    absentFeatures = absent
  }

  /// Runs the tool with the process's arguments and console, and exits with its status.
  public func main() async -> Never {
    let status = await run(Array(CommandLine.arguments.dropFirst()), in: SystemConsole())
    exit(status.rawValue)
  }

  /// Runs the tool once, and writes its result and its failures to a console.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the tool's name.
  ///   - console: The streams, the clock and the environment of the tool.
  /// - Returns: The exit status.
  public func run(_ arguments: [String], in console: any DumpConsole) async -> DumpStatus {
    let secrets = ArgumentURLSecrets(arguments)
    let console = secrets.isEmpty ? console : RedactingConsole(console, hiding: secrets)
    do throws(DumpFailure) {
      return try await runOrThrow(arguments, in: console)
    } catch {
      report(error, in: console)
      return .wrongInput
    }
  }

  private func runOrThrow(
    _ arguments: [String],
    in console: any DumpConsole
  ) async throws(DumpFailure) -> DumpStatus {
    var rest = arguments[...]
    switch rest.first {
    case "--version"?:
      return try writeOutput("\(name) \(version)\n", to: console)
    case "--help"?, "-h"?:
      return try writeOutput(help, to: console)
    case "help"?:
      guard let name = rest.dropFirst().first, name != "help" else {
        return try writeOutput(help, to: console)
      }
      return try writeOutput(help(for: command(named: name)), to: console)
    default: break
    }
    let isNamed = rest.first.map { !$0.hasPrefix("-") || $0 == "-" } ?? false
    let command = isNamed ? try command(named: rest.removeFirst()) : commands[0]
    return try await run(command, isNamed: isNamed, arguments: Array(rest), in: console)
  }

  /// Parses the arguments, runs the command, and writes its result, files and failures.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - isNamed: Whether the user named the command; otherwise it is the default.
  ///   - written: The arguments after the command's name, as the user wrote them.
  ///   - console: The streams, the clock and the environment of the tool.
  /// - Returns: The exit status.
  /// - Throws: A failure for invalid input or usage, and for a report that cannot be written.
  private func run(
    _ command: any DumpCommand,
    isNamed: Bool,
    arguments written: [String],
    in console: any DumpConsole
  ) async throws(DumpFailure) -> DumpStatus {
    if written.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return try writeOutput(help(for: command), to: console)
    }
    let arguments = try DumpArguments(
      parsing: written,
      options: Self.options(of: command),
      absent: absentFeatures
    )
    // Joined letters, such as `-hoFILE`, are only split by the parser.
    if arguments.has(.help) { return try writeOutput(help(for: command), to: console) }
    try checkOperands(arguments.operands, of: command, isNamed: isNamed)
    let format = arguments.value(of: .format).flatMap(DumpFormat.init) ?? command.formats[0]
    if format == .ndjson, let path = arguments.value(of: .output), path != "-" {
      throw DumpFailure(
        "the format 'ndjson' is written to standard output while the input is read; "
          + "leave out '--output', and redirect standard output"
      )
    }
    try checkOutputIsNoOtherFile(arguments, of: command)
    let request = DumpRequest(
      arguments: arguments,
      format: format,
      tool: ToolConfiguration(name: name, version: version, screens: screens, fetcher: fetcher),
      console: console
    )
    let secrets = ArgumentURLSecrets(written)
    var result = try await runAndClearProgress(command, request)
    for failure in result.failures { report(failure, in: console) }
    guard var report = result.report else { return result.status }
    let failedWrite = write(result.files)
    if let failedWrite { report.omitUnwrittenFiles(failedWrite.unwrittenPaths) }

    let text =
      switch format {
      case .text: report.text(style(for: arguments, in: console))
      case .json: report.json.text(style: .pretty) + "\n"
      case .html, .dot, .mermaid, .ndjson, .prometheus, .openmetrics, .otlp:
        report.document(in: format) ?? ""
      }
    if let path = arguments.value(of: .output), path != "-" {
      try write(secrets.redact(text), toFile: path)
    } else if format == .ndjson {
      try request.writeOutput(text)
    } else {
      _ = try writeOutput(text, to: console)
    }
    if !format.canContainDiagnostics || !report.jsonHoldsDiagnostics {
      for diagnostic in report.diagnostics {
        let line = "\(diagnostic.diagnostic.severity.rawValue): \(diagnostic.text)"
        console.writeError(line.terminalSafe + "\n")
      }
    }
    if let failedWrite {
      self.report(failedWrite.failure, in: console)
      result.failures.append(failedWrite.failure)
    }
    return result.status
  }

  /// Runs a command, erases its progress line, and returns the result.
  private func runAndClearProgress(
    _ command: any DumpCommand,
    _ request: DumpRequest
  ) async throws(DumpFailure) -> DumpResult {
    defer { request.progress.clear() }
    return try await command.run(request)
  }

  /// Throws a failure if the command line has an operand but names no command, or if the number of
  /// operands is wrong for the command.
  private func checkOperands(
    _ operands: [String],
    of command: any DumpCommand,
    isNamed: Bool
  ) throws(DumpFailure) {
    if !isNamed, let operand = operands.first.map(URLRedaction.withoutSecrets) {
      if allCommands.contains(where: { $0.name == operand }) {
        throw DumpFailure(
          "the command '\(operand)' must come before the options; write '\(name) \(operand)' first"
        )
      }
      throw DumpFailure(
        "'\(operand)' needs a command; write '\(name) \(command.name) \(operand)'"
      )
    }
    guard !command.operands.count.contains(operands.count) else { return }
    let usage = usage(of: command)
    if operands.count > command.operands.count.upperBound {
      let operand = URLRedaction.withoutSecrets(operands[command.operands.count.upperBound])
      throw DumpFailure("'\(operand)' is one argument too many; write '\(usage)'")
    }
    throw DumpFailure("the command '\(command.name)' needs more arguments; write '\(usage)'")
  }

  /// Returns the command with a name; throws a failure with a suggestion if there is none.
  private func command(named word: String) throws(DumpFailure) -> any DumpCommand {
    if let command = allCommands.first(where: { $0.name == word }) { return command }
    let name = URLRedaction.withoutSecrets(word)
    if let failure = absentFeatures.failure(forCommand: name) { throw failure }
    if name == "-" || name.contains(where: { $0 == "." || $0 == "/" }) {
      let usage = "\(self.name) \(commands[0].name) \(name)"
      throw DumpFailure("'\(name)' is not a command; write '\(usage)'")
    }
    if let nearest = name.nearest(in: allCommands.map(\.name)) {
      throw DumpFailure("unknown command '\(name)'; did you mean '\(nearest)'?")
    }
    let names = allCommands.map(\.name).quotedList(by: "and")
    throw DumpFailure("unknown command '\(name)'; the commands are \(names)")
  }

  private func style(for arguments: DumpArguments, in console: any DumpConsole) -> TextStyle {
    let isTerminal = console.isOutputTerminal && (arguments.value(of: .output) ?? "-") == "-"
    let isColored =
      switch arguments.value(of: .color) {
      case "always"?: true
      case "never"?: false
      default:
        isTerminal && (console.environmentVariable("NO_COLOR") ?? "").isEmpty
          && console.environmentVariable("TERM") != "dumb"
      }
    return TextStyle(isColored: isColored, width: isTerminal ? console.width : nil)
  }

  /// Writes a text to standard output, and returns ``DumpStatus/success``.
  private func writeOutput(
    _ text: String,
    to console: any DumpConsole
  ) throws(DumpFailure) -> DumpStatus {
    do throws(SystemFailure) {
      try console.writeOutput(text)
      return .success
    } catch {
      throw DumpFailure(writing: error)
    }
  }

  /// Writes files until one cannot be written.
  ///
  /// - Returns: The failure, and the paths of this file and of those after it; `nil` if all files
  ///   were written.
  private func write(_ files: [DumpFile]) -> (failure: DumpFailure, unwrittenPaths: Set<String>)? {
    for (index, file) in files.enumerated() {
      do throws(DumpFailure) {
        try write(file.text, toFile: file.path)
      } catch {
        return (error, Set(files[index...].map(\.path)))
      }
    }
    return nil
  }

  private func write(_ text: String, toFile path: String) throws(DumpFailure) {
    do throws(SystemFailure) {
      try FileWriter.write(text, to: path)
    } catch {
      let name = URLRedaction.withoutSecrets(path)
      throw DumpFailure("cannot write '\(name)': \(error.problemAndRemedy(isReading: false))")
    }
  }

  /// Writes a failure to standard error, after the tool's name; adds a full stop, unless the failure
  /// ends with `.`, `?` or `!`.
  private func report(_ failure: DumpFailure, in console: any DumpConsole) {
    let end = failure.sentence.last.map { ".?!".contains($0) } == true ? "" : "."
    console.writeError("\(name): \(failure.sentence)\(end)".terminalSafe + "\n")
  }
}
