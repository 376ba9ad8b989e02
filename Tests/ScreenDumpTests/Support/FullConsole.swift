import Basics
import Foundation
import ScreenDocument
import ScreenDump

/// A console whose output device is full.
@MainActor
final class FullConsole: DumpConsole {
  private(set) var errors = ""
  let now = Date(timeIntervalSince1970: 0)
  let isOutputTerminal = false
  let isErrorTerminal = false
  let interruption: DumpInterruption? = nil
  let width: Int? = nil

  func environmentVariable(_ name: String) -> String? { nil }

  func readInput(stoppingBeyond limit: Int) throws(SystemFailure) -> [UInt8] {
    throw SystemFailure(code: EIO)
  }

  func readNextInput() throws(SystemFailure) -> [UInt8] {
    throw SystemFailure(code: EIO)
  }

  func writeOutput(_ text: String) throws(SystemFailure) {
    throw SystemFailure(code: ENOSPC)
  }

  func writeError(_ text: String) { errors += text }
}
