import ScreenDocument
import StrictJSON

/// What is wrong with a member of a ledger's line.
struct LedgerFault: Error {
  let value: JSONValue
  /// What is wrong with the value and what it should be, after its path.
  let message: String

  init(_ value: JSONValue, _ message: String) {
    self.value = value
    self.message = message
  }
}
