import Parity

/// The results of a block of lines.
struct ReplayedBlock {
  let lines: [ReplayedLine]
  /// The block as it was sent to the job, with the lines of the journal.
  let sourceBlock: JobBlock
  /// The coverage of the lines; `nil` if it is not collected.
  let coverage: Coverage?
}
