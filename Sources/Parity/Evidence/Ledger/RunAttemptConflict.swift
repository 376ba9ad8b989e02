/// Two attempts to replay one run, under the same run id, that have read different lines.
///
/// Neither attempt can then stand for the run.
package struct RunAttemptConflict: Hashable, Sendable {
  /// The run's id.
  package let run: String
  /// The inputs of the two attempts.
  package let inputs: [ReplayInputFingerprint]
}

extension Ledger {
  /// The first run by id of which two attempts have read different lines; `nil` if there is none.
  ///
  /// - Complexity: O(n) for n runs.
  package var attemptConflict: RunAttemptConflict? {
    let found = runs.mapValues(\.finishedAttemptInputRange)
      .filter { $0.value.least != $0.value.greatest }
    guard let (run, range) = found.min(by: { $0.key < $1.key }) else { return nil }
    let inputs = [range.least, range.greatest].compactMap(\.self)
    return RunAttemptConflict(run: run, inputs: inputs)
  }
}
