#if LegacyBridge
import LegacyRx

/// Records the values of an observable while it lives.
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

  /// The emitted values, in order.
  var values: [Element] { elements.value }
}
#endif
