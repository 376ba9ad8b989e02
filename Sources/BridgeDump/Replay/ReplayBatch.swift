import Parity

/// What a replay that reports its lines writes after the last: its run, its input and its ledger.
struct ReplayBatch {
  let run: String
  let input: LedgerInput
  let ledger: Ledger
}
