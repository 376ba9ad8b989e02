import ScreenDocument
import TopScreen

/// A response that both sides are tested with, and when and where they show it.
struct TestedResponse {
  let data: ResponseData
  let context: RouteContext
  /// The seed that repeats it, if it was generated.
  let seed: UInt64?

  /// The same response in another context.
  func shown(in context: RouteContext) -> TestedResponse {
    TestedResponse(data: data, context: context, seed: seed)
  }
}
