import ScreenDocument
import TopScreen

/// A response that both sides are tested with, and its context.
struct TestedResponse {
  let data: ResponseData
  let context: ViewDataContext
  let origin: ResponseOrigin
}
