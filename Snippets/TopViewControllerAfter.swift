// The same home screen during the migration: coupons have both sides, the ranking has only its
// handler.

// snippet.hide
#if canImport(UIKit) && canImport(SwiftUI)
import Bridge
import Foundation
import LegacyRx
import ScreenDocument
import ScreenViews
import SwiftUI
import TopScreen
import UIKit
import UIStateLayer

struct CouponsResponse: Decodable, Sendable {
  var coupons: [String]
}

struct RankingResponse: Decodable, Sendable {
  var names: [String]
}

struct CouponsViewData: ViewData {
  var rows: [String] = []
}

extension CouponsViewData {
  init(_ response: CouponsResponse) {
    rows = response.coupons
  }
}

extension ContentKey where Response == CouponsResponse, Output == CouponsViewData {
  static var coupons: Self { Self("coupons") }
}

extension ContentKey where Response == RankingResponse, Output == Never {
  static var ranking: Self { Self("ranking") }
}

@MainActor
final class HomeState {
  let coupons = UIStateSlots(default: CouponsViewData())
}

// snippet.show
@MainActor
protocol ViewOwning: AnyObject {  // every handler that has a view of its own
  var view: UILabel { get }
}

final class CouponsHandler: ObservableLegacyHandler, ViewOwning {
  let view = UILabel()
  private let responses = PublishRelay<CouponsResponse>()
  private let environment: LegacyEnvironment
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    self.environment = environment
    responses
      .map { $0.coupons.joined(separator: "\n") }
      .observe(on: environment.mainScheduler)
      .bind { [view] in view.text = $0 }
      .disposed(by: disposeBag)
  }

  var output: Observable<CouponsViewData> {
    responses.map { CouponsViewData(rows: $0.coupons) }.observe(on: environment.mainScheduler)
  }

  func configure(_ response: CouponsResponse) { responses.accept(response) }
}

struct CouponsView: View {
  let viewData: CouponsViewData

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(viewData.rows, id: \.self) { Text($0) }
    }
  }
}

final class TopViewController: UIViewController {
  let model: TopViewModel<HomeState>
  let contents: HostingContainer

  init(
    documents: Observable<ContentDocument>,
    stages: StageFlags,
    effects: any LegacyEffects,
    refresh: (@MainActor () async -> Void)? = nil
  ) {
    let routes = ContentRoutes<HomeState> {
      ContentRoute(.coupons, slots: \.coupons) { CouponsViewData($0) }
    }
    let handlers = LegacyHandlers {
      LegacyHandler(.coupons) { CouponsHandler($0) }
      LegacyHandler(.ranking) { RankingHandler($0) }
    }
    let views = ContentViews<HomeState> {
      SlotView(.coupons, slots: \.coupons) { CouponsView(viewData: $0) }
    }
    let bridge = ContentBridge(
      state: HomeState(),
      routes: routes,
      handlers: handlers,
      stages: stages,
      environment: LegacyEnvironment(effects: effects)
    )
    model = TopViewModel(documents: documents, bridge: bridge)
    contents = HostingContainer(
      model.screen,
      state: bridge.state,
      views: views,
      options: HostOptions(refresh: refresh)
    ) { item in
      (bridge.handler(of: item.id) as? any ViewOwning)?.view
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(contents)
    contents.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(contents.view)
    NSLayoutConstraint.activate([
      contents.view.topAnchor.constraint(equalTo: view.topAnchor),
      contents.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      contents.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      contents.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    contents.didMove(toParent: self)
  }
}
// snippet.end

// snippet.hide
final class RankingHandler: LegacyContentHandler, ViewOwning {
  let view = UILabel()
  private let responses = PublishRelay<RankingResponse>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    responses
      .map { $0.names.joined(separator: "\n") }
      .observe(on: environment.mainScheduler)
      .bind { [view] in view.text = $0 }
      .disposed(by: disposeBag)
  }

  func configure(_ response: RankingResponse) { responses.accept(response) }
}
#endif
