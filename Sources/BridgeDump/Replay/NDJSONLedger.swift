import Parity

/// What a replay in the format `ndjson` writes after the results of the lines: the run's name, the
/// number and digest of the lines, and the ledger.
struct NDJSONLedger {
  let runName: String
  let input: ReplayInput
  let ledger: Ledger
}
