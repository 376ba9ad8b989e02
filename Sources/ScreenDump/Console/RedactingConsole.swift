import Basics
import Foundation
import ScreenDocument

/// A console that removes the secrets of the tool's arguments from output and errors, as
/// `ArgumentURLSecrets.redact(_:)` does.
@MainActor
final class RedactingConsole: DumpConsole {
  private let console: any DumpConsole
  private let secrets: ArgumentURLSecrets

  init(_ console: any DumpConsole, hiding secrets: ArgumentURLSecrets) {
    self.console = console
    self.secrets = secrets
  }

  var now: Date { console.now }
  var isOutputTerminal: Bool { console.isOutputTerminal }
  var isErrorTerminal: Bool { console.isErrorTerminal }
  var interruption: DumpInterruption? { console.interruption }
  var width: Int? { console.width }
  var isOutputClosed: Bool { console.isOutputClosed }
  var commandLine: [String]? { console.commandLine }

  func environmentVariable(_ name: String) -> String? { console.environmentVariable(name) }

  func readInput(stoppingBeyond limit: Int) throws(SystemFailure) -> [UInt8] {
    try console.readInput(stoppingBeyond: limit)
  }

  func readNextInput() throws(SystemFailure) -> [UInt8] { try console.readNextInput() }

  func writeOutput(_ text: String) throws(SystemFailure) {
    try console.writeOutput(secrets.redact(text))
  }

  func writeError(_ text: String) { console.writeError(secrets.redact(text)) }
}
