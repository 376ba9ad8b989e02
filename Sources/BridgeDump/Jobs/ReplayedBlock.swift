import Parity

/// The results of a block of lines.
struct ReplayedBlock {
  let lines: [ReplayedLine]
  /// The lines that were replayed.
  let source: JobBlock
  /// The coverage of the lines; `nil` if it is not collected.
  let coverage: Coverage?
}
