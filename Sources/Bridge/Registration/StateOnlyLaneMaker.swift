import Parity
import TopScreen
import UIStateLayer

/// The maker of the lane of a content whose kind has a route but no handler.
struct StateOnlyLaneMaker<UIState: AnyObject>: TypedRouteVisitor {
  let constants: ContentConstants
  let stageAndFeeding: StageAndFeeding
  let state: UIState
  let valuesToRead: FirstContentSlotValues<UIState>

  func visit<Response, Output>(
    _ route: TypedRoute<UIState, Response, Output>
  ) -> any ContentLane {
    let sides = LaneSideDefinitions(
      constants,
      makeLegacy: nil,
      state: StateSideDefinition(route, in: state, reading: valuesToRead),
      interaction: route.interaction,
      judge: ParityJudge<Output>(ParityRules(), isStrict: false)
    )
    return TypedContentLane(constants, sides, stageAndFeeding)
  }
}
