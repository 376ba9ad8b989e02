#if LegacyHome
import Bridge
import LegacyRx
import ShopContents

/// The legacy handler of the history, which marks the items that the carousel shows, and emits
/// again when the carousel changes a mark.
final class LegacyHistoryHandler: ObservableLegacyHandler {
  let output: Observable<HistoryViewData>

  private let responses = PublishRelay<HistoryResponse>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment, events: ShopEvents) {
    output =
      Observable
      .combineLatest(responses, events.promotedItems) { history, promoted in
        var rows: [HistoryViewData.Row] = []
        for visit in history.visits where !rows.contains(where: { $0.item == visit.item }) {
          if rows.count == 10 { break }
          rows.append(
            HistoryViewData.Row(
              item: visit.item,
              name: visit.name,
              isPromoted: promoted.contains(visit.item)
            )
          )
        }
        return HistoryViewData(rows: rows)
      }
      .observe(on: environment.mainScheduler)
      .distinctUntilChanged()
      .share(replay: 1)
    output.subscribe().disposed(by: disposeBag)
  }

  func configure(_ response: HistoryResponse) {
    responses.accept(response)
  }
}
#endif
