// A legacy home screen, complete: a stack view, filled by handlers that each feed a view of their
// own.

// snippet.hide
#if canImport(UIKit)
import Foundation
import LegacyRx
import UIKit

struct CouponsResponse: Sendable {
  var coupons: [String]
}

struct RankingResponse: Sendable {
  var names: [String]
}

enum HomeContent: Sendable {
  case coupons(CouponsResponse)
  case ranking(RankingResponse)
}

// snippet.show
@MainActor
final class CouponsHandler {
  let view = UILabel()
  private let responses = PublishRelay<CouponsResponse>()
  private let disposeBag = DisposeBag()

  init() {
    responses
      .map { $0.coupons.joined(separator: "\n") }
      .observe(on: MainScheduler.instance)
      .bind { [view] in view.text = $0 }
      .disposed(by: disposeBag)
  }

  func configure(_ response: CouponsResponse) { responses.accept(response) }
}

final class TopViewController: UIViewController {
  let stackView = UIStackView()
  private let documents: Observable<[HomeContent]>
  private let disposeBag = DisposeBag()
  private var coupons: [CouponsHandler] = []
  private var rankings: [RankingHandler] = []

  init(documents: Observable<[HomeContent]>) {
    self.documents = documents
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addScrollingStack()
    documents
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.show($0) })
      .disposed(by: disposeBag)
  }

  private func show(_ contents: [HomeContent]) {
    for view in stackView.arrangedSubviews { view.removeFromSuperview() }
    (coupons, rankings) = ([], [])
    for content in contents {
      switch content {
      case .coupons(let response):
        let handler = CouponsHandler()
        handler.configure(response)
        coupons.append(handler)
        stackView.addArrangedSubview(handler.view)
      case .ranking(let response):
        let handler = RankingHandler()
        handler.configure(response)
        rankings.append(handler)
        stackView.addArrangedSubview(handler.view)
      }
    }
  }

  private func addScrollingStack() {
    let scrollView = UIScrollView()
    stackView.axis = .vertical
    for view in [scrollView, stackView] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }
}
// snippet.end

// snippet.hide
@MainActor
final class RankingHandler {
  let view = UILabel()
  private let responses = PublishRelay<RankingResponse>()
  private let disposeBag = DisposeBag()

  init() {
    responses
      .map { $0.names.joined(separator: "\n") }
      .observe(on: MainScheduler.instance)
      .bind { [view] in view.text = $0 }
      .disposed(by: disposeBag)
  }

  func configure(_ response: RankingResponse) { responses.accept(response) }
}
#endif
