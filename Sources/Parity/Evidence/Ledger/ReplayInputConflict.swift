/// Two attempts to replay one run, under the same run id, that have read different lines.
///
/// Neither attempt can then stand for the run.
package struct ReplayInputConflict: Hashable, Sendable {
  /// The run's id.
  package let run: String
  /// The inputs of the two attempts.
  package let inputs: [ReplayInputFingerprint]
}

extension Ledger {
  /// The first run by id of which two attempts have read different lines; `nil` if there is none.
  ///
  /// - Complexity: O(n) for n runs.
  package var inputConflict: ReplayInputConflict? {
    let found = runs.filter { $0.value.finalInputRange.least != $0.value.finalInputRange.greatest }
    guard let (run, value) = found.min(by: { $0.key < $1.key }) else { return nil }
    let inputs = [value.finalInputRange.least, value.finalInputRange.greatest].compactMap(\.self)
    return ReplayInputConflict(run: run, inputs: inputs)
  }
}
