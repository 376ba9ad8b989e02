import ScreenDocument
import TopScreen

/// A response that both sides are tested with, and its context.
struct TestedResponse {
  let data: ResponseData
  let context: RouteContext
  /// The seed of a generated response; `nil` for a recorded one.
  let seed: UInt64?

  /// Returns the response in another context.
  func shown(in context: RouteContext) -> TestedResponse {
    TestedResponse(data: data, context: context, seed: seed)
  }
}
