#if LegacyBridge
import LegacyRx

/// A view with the labels of the point balance on the legacy side, which draws nothing.
final class LegacyPointBalanceView {
  private let labelTexts = BehaviorRelay<PointBalanceViewData?>(value: nil)

  /// The texts of the labels, emitted whenever they are set; a new subscriber receives the last
  /// ones, if any were set.
  var shownTexts: Observable<PointBalanceViewData> {
    labelTexts.compactMap { $0 }
  }

  /// Returns a binder that sets the texts of the labels on a scheduler, as long as the view exists.
  func binder(on scheduler: any SchedulerType) -> Binder<PointBalanceViewData> {
    Binder(self, scheduler: scheduler) { view, viewData in
      view.labelTexts.accept(viewData)
    }
  }
}
#endif
