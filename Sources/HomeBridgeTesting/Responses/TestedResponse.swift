import ScreenDocument

/// A response that both sides are tested with.
struct TestedResponse {
  let data: ResponseData
  /// What repeats it, if it was generated.
  let seed: UInt64?
}
