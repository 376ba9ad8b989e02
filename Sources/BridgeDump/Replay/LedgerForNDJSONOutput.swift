import Parity

/// What a replay in the format `ndjson` writes after the results of the lines: the run's name, the
/// number and fingerprint of the lines that it has read, and the ledger.
struct LedgerForNDJSONOutput {
  let runName: String
  let readLinesFingerprint: ReadLinesFingerprint
  let ledger: Ledger
}
