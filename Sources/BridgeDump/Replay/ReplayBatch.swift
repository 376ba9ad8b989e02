import Parity

/// What a replay in the format `ndjson` writes after the results of the lines: its run, its input
/// and its ledger.
struct ReplayBatch {
  let run: String
  let input: LedgerInput
  let ledger: Ledger
}
