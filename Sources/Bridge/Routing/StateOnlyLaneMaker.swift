import TopScreen
import UIStateLayer

/// Makes the lane of a content that has a route and no handler.
struct StateOnlyLaneMaker<UIState: AnyObject>: TypedRouteVisitor {
  let plan: LanePlan
  let state: UIState
  let values: SlotValues<UIState>

  func visit<Response, Output>(_ route: TypedRoute<UIState, Response, Output>) -> ContentLane {
    TypedContentLane(
      plan,
      makeLegacy: nil,
      state: StateSide(route, in: state, reading: values),
      judge: ParityJudge(ParityRules(), isStrict: false)
    )
  }
}
