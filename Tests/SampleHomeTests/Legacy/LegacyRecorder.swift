#if LegacyBridge
import LegacyRx

/// Keeps what an observable emits as long as it lives.
final class LegacyRecorder<Element> {
  private let elements = BehaviorRelay<[Element]>(value: [])
  private let disposeBag = DisposeBag()

  init(_ source: Observable<Element>) {
    source
      .subscribe(
        with: elements,
        onNext: { elements, element in
          elements.accept(elements.value + [element])
        }
      )
      .disposed(by: disposeBag)
  }

  /// What was emitted, in order.
  var values: [Element] { elements.value }
}
#endif
