// The code of MIGRATION.md, docs/handlers.md and docs/comparing.md for one content, in the guide's order.

import Bridge
import FeatureFlags
import JSONLogic
import LegacyRx
import Parity
import ScreenDocument
import StrictJSON
import Synchronization
import TopScreen
import UIStateLayer

// The existing code of the app.

struct CouponsResponse: Decodable, Sendable {
  var coupons: [String]
}

@MainActor
final class CouponsList {
  let rows = BehaviorRelay<[String]>(value: [])
}

final class Analytics: Sendable {
  static let shared = Analytics()
  private let events = Mutex<[String]>([])

  func send(_ event: String) { events.withLock { $0.append(event) } }
}

final class AppEffects: LegacyEffects {
  func perform(_ effect: LegacyEffect) { Analytics.shared.send(effect.name) }
}

// Define the view data

struct CouponsViewData: ViewData {
  var rows: [String]
}

extension ContentKey where Response == CouponsResponse, Output == CouponsViewData {
  static var coupons: Self { Self("coupons") }
}

extension CouponsViewData {
  init(_ response: CouponsResponse) { rows = response.coupons }
}

// Write the state side

@MainActor
final class HomeState {
  let coupons = UIStateSlots(default: CouponsViewData(rows: []))
}

@MainActor
func makeRoutes() -> ContentRoutes<HomeState> {
  let routes = ContentRoutes<HomeState> {
    ContentRoute(.coupons, slots: \.coupons) { CouponsViewData($0) }
  }
  return routes
}

// Open the handler

enum Before {
  @MainActor
  final class LegacyCouponsHandler {
    let view = CouponsList()
    private let responses = PublishRelay<CouponsResponse>()
    private let disposeBag = DisposeBag()

    init() {
      responses
        .map { $0.coupons }
        .observe(on: MainScheduler.instance)
        .bind(to: view.rows)
        .disposed(by: disposeBag)
    }

    func configure(_ response: CouponsResponse) {
      Analytics.shared.send("coupons_shown")
      responses.accept(response)
    }
  }
}

final class LegacyCouponsHandler: ObservableLegacyHandler {
  private let responses = PublishRelay<CouponsResponse>()
  private let environment: LegacyEnvironment

  init(_ environment: LegacyEnvironment) {
    self.environment = environment
  }

  var output: Observable<CouponsViewData> {
    responses
      .map { CouponsViewData(rows: $0.coupons) }
      .observe(on: environment.mainScheduler)
  }

  func configure(_ response: CouponsResponse) {
    environment.effects.perform(LegacyEffect(.analytics, "coupons_shown"))
    responses.accept(response)
  }
}

// Register both

@MainActor
func makeStages(
  flagsPath: String,
  bundledFlags: FlagSet,
  installationID: String
) -> (flags: FlagFileProvider, stages: StageFlags) {
  let flags = FlagFileProvider(path: flagsPath, startingWith: bundledFlags)
  var context = EvaluationContext(targetingKey: installationID)
  context.appVersion = "4.2.0"
  let stages = StageFlags(remote: flags, file: bundledFlags, context: context)
  return (flags, stages)
}

@MainActor
func makeModel(
  _ documents: Observable<ContentDocument>,
  stages: StageFlags,
  sink: any ParitySink
) -> TopViewModel<HomeState> {
  let routes = makeRoutes()
  let handlers = LegacyHandlers {
    LegacyHandler(.coupons) { LegacyCouponsHandler($0) }
  }
  let bridge = ContentBridge(
    state: HomeState(),
    routes: routes,
    handlers: handlers,
    stages: stages,
    environment: LegacyEnvironment(effects: AppEffects())
  )
  let model = TopViewModel(documents: documents, bridge: bridge, sink: sink)
  return model
}

// Compare

@MainActor
func makeRecordedModel(
  _ documents: Observable<ContentDocument>,
  bridge: ContentBridge<HomeState>,
  journalPath: String
) throws -> TopViewModel<HomeState> {
  let journal = JournalRecorder(
    path: journalPath,
    context: JournalContext(appVersion: "4.2.0"),
    redaction: JournalRedaction(paths: [
      try JSONPointer("/user"), try JSONPointer("/items/*/address"),
    ])
  )
  let model = TopViewModel(documents: documents, bridge: bridge, journal: journal)
  return model
}

@concurrent func readLedger(_ file: LedgerFile) async throws -> Ledger {
  try file.read().ledger
}

@MainActor
func makeCountedModel(
  _ documents: Observable<ContentDocument>,
  bridge: ContentBridge<HomeState>,
  stages: StageFlags,
  ledgerPath: String
) async -> TopViewModel<HomeState> {
  let file = LedgerFile(path: ledgerPath)
  let ledger = try? await readLedger(file)  // at launch, off the main actor
  if ledger == nil { stages.overrides.all = .off }  // its trips are unknown
  let recorder = EvidenceRecorder(
    stages: stages,  // their context has the version of the app
    ledger: ledger ?? Ledger(),
    file: file,
    configuration: EvidenceConfiguration(
      settings: EvidenceSettings(watchedKindCount: 13)  // watched together: they share α
    )
  )
  let model = TopViewModel(documents: documents, bridge: bridge, sink: recorder)
  return model
}

@MainActor
func makeHandlersWithRules() -> LegacyHandlers {
  LegacyHandlers {
    LegacyHandler(
      .coupons,
      parity: ParityRules()
        .ignoring("/items/*/remaining")  // counted as ignored
        .redacting("/memberName")  // reported with its path, never with its value
        .strict()  // every value, its turn and its queue, not the last value alone
    ) { LegacyCouponsHandler($0) }
  }
}

@MainActor
func makeBridgeOnProbation(
  state: HomeState,
  routes: ContentRoutes<HomeState>,
  handlers: LegacyHandlers,
  stages: StageFlags,
  environment: LegacyEnvironment,
  probation: CandidateProbation
) -> ContentBridge<HomeState> {
  stages.restoreTrips(from: probation)
  let candidates = CandidateSettings(probation: probation, measuresLatency: true)
  let bridge = ContentBridge(
    state: state,
    routes: routes,
    handlers: handlers,
    stages: stages,
    environment: environment,
    candidates: candidates
  )
  return bridge
}

func hashingResponses() -> CandidateSettings {
  let hasher = ResponseHasher(
    key: ResponseHashKey(name: "2026", 0x8c1f_33e0_5a92_77d4, 0x19b4_f00d_6e2a_c581),
    volatile: ["/sentAt", "/**/trackingID"]
  )
  let candidates = CandidateSettings(responseHasher: hasher)
  return candidates
}

@concurrent func readProbation(probationPath: String, appVersion: String) async
  -> CandidateProbation
{
  let probation = CandidateProbation(folder: probationPath, appVersion: appVersion)
  return probation
}

let file = try FlagSet(
  reading: Array(
    #"""
    { "flags": { "content.coupons": {
      "state": "ENABLED", "variants": { "on": "live" }, "defaultVariant": "on"
    } } }
    """#.utf8
  )
)
let document = try ContentDocument(
  reading: Array(
    #"{ "contents": [ { "type": "coupons", "value": { "coupons": ["500円OFF"] } } ] }"#.utf8
  )
)
let stages = makeStages(
  flagsPath: "/downloaded/flags.json",
  bundledFlags: file,
  installationID: "installation-1"
).stages
let model = makeModel(.just(document), stages: stages, sink: RecordingParitySink())
precondition(model.bridge.state.coupons["coupons#1"].value.rows == ["500円OFF"])
