#if LegacyBridge
import Bridge
import LegacyRx
import TopScreen

/// The legacy handler of a shelf of products, which formats the products in the background; a tap
/// opens a product.
final class LegacyProductShelfHandler: ObservableLegacyHandler {
  let output: Observable<ProductShelfViewData>

  private let responses = BehaviorRelay<ProductShelfResponse?>(value: nil)
  private let tappedIDs = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    output = Self.output(of: responses.compactMap { $0 }, in: environment)
    Self.navigateOnTaps(tappedIDs.asObservable(), by: output, to: environment.effects)
      .disposed(by: disposeBag)
  }

  func configure(_ response: ProductShelfResponse) {
    responses.accept(response)
  }

  /// Handles a tap on the product with an id: opens its destination, if the last output shows the
  /// product and it has one.
  func tap(_ id: String) {
    tappedIDs.accept(id)
  }

  private nonisolated static func output(
    of responses: Observable<ProductShelfResponse>,
    in environment: LegacyEnvironment
  ) -> Observable<ProductShelfViewData> {
    let rows = LegacyProductShelfRowFactory()
    let heading = responses.map { response in
      (LegacyTextFormatter.title.string(from: response.title), columns(of: response))
    }
    let cells = responses.observe(on: environment.backgroundScheduler).map(rows.items)
    return Observable.zip(heading, cells) { heading, items in
      ProductShelfViewData(title: heading.0, columns: heading.1, items: items)
    }
    .observe(on: environment.mainScheduler)
    .share(replay: 1)
  }

  private nonisolated static func navigateOnTaps(
    _ tappedIDs: Observable<String>,
    by shelf: Observable<ProductShelfViewData>,
    to effects: any LegacyEffects
  ) -> any Disposable {
    tappedIDs
      .withLatestFrom(shelf) { id, shelf in shelf.items.first { $0.id == id }?.destination ?? "" }
      .filter { !$0.isEmpty }
      .subscribe(onNext: { effects.perform(LegacyEffect(.navigation, $0)) })
  }

  private nonisolated static func columns(of response: ProductShelfResponse) -> Int {
    switch response.columns {
    case nil: 2
    case .some(...1): 1
    case .some(4...): 4
    case .some(let columns): columns
    }
  }
}
#endif
