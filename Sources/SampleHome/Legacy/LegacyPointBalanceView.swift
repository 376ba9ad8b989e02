#if LegacyBridge
import LegacyRx

/// The labels of the old point balance, without their pixels.
final class LegacyPointBalanceView {
  private let labels = BehaviorRelay<PointBalanceViewData?>(value: nil)

  /// Emits the texts of the labels whenever they are set.
  var shown: Observable<PointBalanceViewData> {
    labels.compactMap { $0 }
  }

  /// Returns a binder that sets the labels on a scheduler, as long as the view exists.
  func binder(on scheduler: any SchedulerType) -> Binder<PointBalanceViewData> {
    Binder(self, scheduler: scheduler) { view, viewData in
      view.labels.accept(viewData)
    }
  }
}
#endif
