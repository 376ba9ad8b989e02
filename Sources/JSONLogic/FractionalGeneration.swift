/// The algorithm by which the operator `fractional` assigns users to buckets.
///
/// flagd has changed the algorithm over time, and each generation assigns the same user
/// differently. No flag file says which generation it was written for: the release of the evaluator
/// decides. So the generation is a setting, and must be that of the file's other evaluators.
///
/// | | the first | the second | the third |
/// | --- | --- | --- | --- |
/// | hashes | UTF-8 | UTF-8 | deterministic CBOR |
/// | the seed is | text | text | any value but `null` and an array |
/// | without a seed | flag key and targeting key as one text | the same | the array of both |
/// | a seed of `null` | counts as none | counts as none | chooses nothing |
/// | a bucket ends at | a percentage, in floating point | a whole weight | a whole weight |
public enum FractionalGeneration: Int, Hashable, Sendable, CaseIterable {
  /// flagd up to core 0.14.
  case first = 1
  /// flagd from core 0.15 (April 2026) on, and each of flagd's providers until it adopts the third
  /// generation.
  case second = 2
  /// flagd's decision record "fractional-non-string-rand-units".
  ///
  /// The Python provider uses this generation from 0.6 (October 2026) on.
  case third = 3
}
