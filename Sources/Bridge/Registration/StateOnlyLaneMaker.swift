import Parity
import TopScreen
import UIStateLayer

/// Creates the lane of a content whose kind has a route but no handler.
struct StateOnlyLaneMaker<UIState: AnyObject>: TypedRouteVisitor {
  let plan: LanePlan
  let stageAndFeeding: LaneStanding
  let state: UIState
  let values: SlotValues<UIState>

  func visit<Response, Output>(
    _ route: TypedRoute<UIState, Response, Output>
  ) -> any ContentLane {
    let sides = LaneSides(
      plan,
      makeLegacy: nil,
      state: StateSide(route, in: state, reading: values),
      interaction: route.interaction,
      judge: ParityJudge<Output>(ParityRules(), isStrict: false)
    )
    return TypedContentLane(plan, sides, stageAndFeeding)
  }
}
