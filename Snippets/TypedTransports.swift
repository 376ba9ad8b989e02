// What docs/typed-documents.md shows: transports that decode responses themselves, before and after.

import Bridge
import FeatureFlags
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

// What the app has: responses, their view data, and a transport.

struct HomeResponse: Codable, Sendable {
  struct Banner: Codable, Sendable, Equatable {
    var id: String
    var text: String
  }

  struct Coupons: Codable, Sendable, Equatable {
    var coupons: [String]
  }

  var title: String
  var banners: [Banner]
  var coupons: Coupons?
}

struct RowsViewData: ViewData {
  var rows: [String]
}

extension ContentKey where Response == HomeResponse.Banner, Output == RowsViewData {
  static var banner: Self { Self("banner") }
}

extension ContentKey where Response == HomeResponse.Coupons, Output == RowsViewData {
  static var coupons: Self { Self("coupons") }
}

@MainActor
final class HomeState {
  let banners = UIStateSlots(default: RowsViewData(rows: []))
  let coupons = UIStateSlots(default: RowsViewData(rows: []))
}

@MainActor
final class RowsHandler<Response>: ObservableLegacyHandler {
  let output: Observable<RowsViewData>
  private let responses = PublishRelay<Response>()

  init(_ rows: @escaping (Response) -> [String]) {
    output = responses.map { RowsViewData(rows: rows($0)) }
  }

  func configure(_ response: Response) { responses.accept(response) }
}

@MainActor
func makeBridge() -> ContentBridge<HomeState> {
  ContentBridge(
    state: HomeState(),
    routes: ContentRoutes<HomeState> {
      ContentRoute(.banner, slots: \.banners) { RowsViewData(rows: [$0.text]) }
      ContentRoute(.coupons, slots: \.coupons) { RowsViewData(rows: $0.coupons) }
    },
    handlers: LegacyHandlers {
      LegacyHandler(.banner) { (_: LegacyEnvironment) in
        RowsHandler<HomeResponse.Banner> { [$0.text] }
      }
      LegacyHandler(.coupons) { (_: LegacyEnvironment) in
        RowsHandler<HomeResponse.Coupons> { $0.coupons }
      }
    },
    stages: StageFlags(overrides: StageOverrides(all: .shadow)),
    environment: LegacyEnvironment(effects: RecordingEffects())
  )
}

// The one place that names the contents of a response.

extension ContentDocument {
  init(_ home: HomeResponse) {
    self.init(title: home.title) {
      for banner in home.banners {
        TypedContent(.banner, id: ContentID(banner.id), banner)
      }
      if let coupons = home.coupons {
        TypedContent(.coupons, id: "coupons", coupons)
      }
    }
  }
}

// A transport in Moya's style: a provider that gives a `Single` of a decoded response.

enum HomeTarget { case home }

final class HomeProvider: Sendable {
  let answer: HomeResponse

  init(answer: HomeResponse) { self.answer = answer }

  func request(_ target: HomeTarget) -> Single<HomeResponse> { .just(answer) }
}

@MainActor
final class MoyaBefore {
  private let provider: HomeProvider
  private let banner = RowsHandler<HomeResponse.Banner> { [$0.text] }
  private let coupons = RowsHandler<HomeResponse.Coupons> { $0.coupons }
  private let disposeBag = DisposeBag()

  init(_ provider: HomeProvider) { self.provider = provider }

  func load() {
    provider.request(.home)
      .observe(on: MainScheduler.instance)
      .subscribe(onSuccess: { [banner, coupons] home in
        for response in home.banners { banner.configure(response) }
        if let response = home.coupons { coupons.configure(response) }
      })
      .disposed(by: disposeBag)
  }
}

@MainActor
func makeMoyaAfter(
  _ provider: HomeProvider,
  bridge: ContentBridge<HomeState>
) -> TopViewModel<HomeState> {
  let documents = provider.request(.home).map { ContentDocument($0) }
  return TopViewModel(documents: documents.asObservable(), bridge: bridge)
}

// A transport in Codable's style: an asynchronous function that decodes what it fetches.

struct HomeClient: Sendable {
  var bytes: @Sendable () async throws -> Data

  func home() async throws -> HomeResponse {
    try JSONDecoder().decode(HomeResponse.self, from: try await bytes())
  }
}

@MainActor
final class CodableBefore {
  let client: HomeClient
  let banner = RowsHandler<HomeResponse.Banner> { [$0.text] }
  let coupons = RowsHandler<HomeResponse.Coupons> { $0.coupons }

  init(_ client: HomeClient) { self.client = client }

  func load() async throws {
    let home = try await client.home()
    for response in home.banners { banner.configure(response) }
    if let response = home.coupons { coupons.configure(response) }
  }
}

@MainActor
func load(_ client: HomeClient, into model: some DocumentShowing) async {
  await model.refresh { ContentDocument(try await client.home()) }
}

@MainActor
func reloadCoupons(_ client: HomeClient, in model: some DocumentShowing) async throws {
  guard let coupons = try await client.home().coupons else { return }
  model.show(TypedContent(.coupons, id: "coupons", coupons))
}

// The result.

let home = HomeResponse(
  title: "home",
  banners: [HomeResponse.Banner(id: "b1", text: "Sale")],
  coupons: HomeResponse.Coupons(coupons: ["500円OFF"])
)
MoyaBefore(HomeProvider(answer: home)).load()
let model = makeMoyaAfter(HomeProvider(answer: home), bridge: makeBridge())
precondition(model.screen.stack.ids == ["b1", "coupons"])
let client = HomeClient { try JSONEncoder().encode(home) }
try await CodableBefore(client).load()
await load(client, into: model)
try await reloadCoupons(client, in: model)
precondition(model.screen.stack.ids == ["b1", "coupons"])
