#if LegacyBridge
import LegacyRx

/// The labels of the old point balance, without their pixels.
final class LegacyPointBalanceView {
  private let labels = BehaviorRelay<PointBalanceViewData?>(value: nil)

  /// What the labels show, whenever it is set.
  var shown: Observable<PointBalanceViewData> {
    labels.compactMap { $0 }
  }

  /// Sets the labels on a scheduler, as long as there is a view.
  func binder(on scheduler: any SchedulerType) -> Binder<PointBalanceViewData> {
    Binder(self, scheduler: scheduler) { view, viewData in
      view.labels.accept(viewData)
    }
  }
}
#endif
