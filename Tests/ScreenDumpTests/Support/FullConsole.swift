import Basics
import Foundation
import ScreenDocument
import ScreenDump

/// A console whose output fails; by default, its device is full.
@MainActor
final class FullConsole: DumpConsole {
  private(set) var errors = ""
  private let outputFailure: SystemFailure
  let now = Date(timeIntervalSince1970: 0)
  let isOutputTerminal = false
  let isErrorTerminal = false
  let interruption: DumpInterruption? = nil
  let width: Int? = nil

  init(outputFailure: SystemFailure = SystemFailure(code: ENOSPC)) {
    self.outputFailure = outputFailure
  }

  func environmentVariable(_ name: String) -> String? { nil }

  func readInput(stoppingBeyond limit: Int) throws(SystemFailure) -> [UInt8] {
    throw SystemFailure(code: EIO)
  }

  func readNextInput() throws(SystemFailure) -> [UInt8] {
    throw SystemFailure(code: EIO)
  }

  func writeOutput(_ text: String) throws(SystemFailure) {
    throw outputFailure
  }

  func writeError(_ text: String) { errors += text }
}
