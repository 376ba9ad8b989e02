// The example of the README: one content with both sides, shown by the side that its flag selects.

import Bridge
// snippet.hide
import FeatureFlags
import JSONLogic
import LegacyRx
import ScreenDocument
import TopScreen
import UIStateLayer

struct CouponsResponse: Decodable, Sendable {
  var coupons: [String]
}

struct CouponsViewData: ViewData {
  var rows: [String] = []
}

extension CouponsViewData {
  init(_ response: CouponsResponse) {
    rows = response.coupons
  }
}

@MainActor
final class HomeState {
  let coupons = UIStateSlots(default: CouponsViewData())
}

final class LegacyCouponsHandler: ObservableLegacyHandler {
  private let coupons = BehaviorRelay<[String]>(value: [])
  private let environment: LegacyEnvironment

  init(_ environment: LegacyEnvironment) {
    self.environment = environment
  }

  var output: Observable<CouponsViewData> {
    coupons.skip(1).map { CouponsViewData(rows: $0) }.observe(on: environment.mainScheduler)
  }

  func configure(_ response: CouponsResponse) {
    coupons.accept(response.coupons)
  }
}

extension ContentKey where Response == CouponsResponse, Output == CouponsViewData {
  static var coupons: Self { Self("coupons") }  // the contract of both sides
}

final class AppEffects: LegacyEffects {
  func perform(_ effect: LegacyEffect) { print(effect.name) }
}

@MainActor
func makeScreen(
  _ documents: Observable<ContentDocument>,
  flags: FlagSet,
  context: EvaluationContext
) -> TopViewModel<HomeState> {
  // snippet.show
  let routes = ContentRoutes<HomeState> {  // new: a pure function into a slot
    ContentRoute(.coupons, slots: \.coupons) { CouponsViewData($0) }
  }
  let handlers = LegacyHandlers {  // old: the Rx handler that you have
    LegacyHandler(.coupons) { LegacyCouponsHandler($0) }
  }
  let bridge = ContentBridge(  // a flag selects the side that is shown
    state: HomeState(),
    routes: routes,
    handlers: handlers,
    stages: StageFlags(file: flags, context: context),  // context: the installation's id
    environment: LegacyEnvironment(effects: AppEffects())
  )
  return TopViewModel(documents: documents, bridge: bridge)
  // snippet.end
}

// snippet.hide
let flags = try FlagSet(
  reading: Array(
    #"""
    { "flags": { "content.coupons": {
      "state": "ENABLED", "variants": { "new": "complete", "old": "off" }, "defaultVariant": "new"
    } } }
    """#.utf8
  )
)
let document = try ContentDocument(
  reading: Array(
    #"{ "contents": [ { "type": "coupons", "value": { "coupons": ["500円OFF"] } } ] }"#.utf8
  )
)
let context = EvaluationContext(targetingKey: "installation-1")
let model = makeScreen(.just(document), flags: flags, context: context)
precondition(model.screen.stack.items.map(\.side) == [.state])
precondition(model.bridge.state.coupons["coupons#1"].value.rows == ["500円OFF"])
