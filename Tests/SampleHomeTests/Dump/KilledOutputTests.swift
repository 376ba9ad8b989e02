import Foundation
import TestSupport
import Testing

/// The files that `--output` leaves when its process is killed.
@Suite(.long) struct KilledOutputTests {
  private let files = TemporaryFolder()

  /// Runs the tool in a shell, which may set limits first.
  private func run(_ script: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, URL.builtTool("homedump").path, files.path + "/out"]
    process.standardError = FileHandle.nullDevice
    try withUnblocked([SIGXFSZ]) { try process.run() }
    process.waitUntilExit()
    return process
  }

  @Test func `a killed output keeps the old file, and the next run removes its draft`()
    throws
  {
    try files.write("old", to: "out")
    // The system kills a process that writes a file over its limit: SIGXFSZ.
    let killed = try run("ulimit -c 0; ulimit -f 1; exec \"$0\" show --format html --output \"$1\"")
    #expect(killed.terminationReason == .uncaughtSignal)
    #expect(try files.text(of: "out") == "old")
    #expect(try files.names.count == 2, "It was not killed while it wrote.")

    #expect(try run("exec \"$0\" show --format html --output \"$1\"").terminationStatus == 0)
    #expect(try files.text(of: "out").hasSuffix("</html>\n"))
    #expect(try files.names == ["out"])
  }
}
