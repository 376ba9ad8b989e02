/// Two attempts to replay one run, under the same run id, that have read different lines.
///
/// Neither attempt can then stand for the run.
package struct ReplayInputConflict: Hashable, Sendable {
  /// The run's id.
  package let run: String
  /// The fingerprints of the lines that the two attempts have read.
  package let inputs: [ReadLinesFingerprint]
}

extension Ledger {
  /// The first run by id of which two attempts have read different lines; `nil` if there is none.
  ///
  /// - Complexity: O(n) for n runs.
  package var replayInputConflict: ReplayInputConflict? {
    let found = runs.mapValues(\.finishedReplayFingerprintRange)
      .filter { $0.value.least != $0.value.greatest }
    guard let (run, range) = found.min(by: { $0.key < $1.key }) else { return nil }
    let inputs = [range.least, range.greatest].compactMap(\.self)
    return ReplayInputConflict(run: run, inputs: inputs)
  }
}
