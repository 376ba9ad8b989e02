import LegacyRx

/// The measured chains, built from the operators of LegacyRx.
enum Chains {
  /// A source that emits values during `subscribe`.
  static func pump(_ values: [Int]) -> Observable<Int> {
    Observable.create { observer in
      for value in values { observer.on(.next(value)) }
      return Disposables.create()
    }
  }

  static func mapFilterMap(_ source: Observable<Int>) -> Observable<Int> {
    source.map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &* 3 }
  }

  /// No two closures are identical: the compiler would merge identical ones behind a jump.
  static func sixMapsAndFilters(_ source: Observable<Int>) -> Observable<Int> {
    source
      .map { $0 &+ 1 }.filter { $0 > 1 }
      .map { $0 &+ 2 }.filter { $0 > 2 }
      .map { $0 &+ 3 }.filter { $0 > 3 }
      .map { $0 &+ 4 }.filter { $0 > 4 }
      .map { $0 &+ 5 }.filter { $0 > 5 }
      .map { $0 &+ 6 }.filter { $0 > 6 }
  }

  static func fiveFlatMaps(_ source: Observable<Int>) -> Observable<Int> {
    source
      .flatMap { Observable.just($0) }
      .flatMap { Observable.just($0) }
      .flatMap { Observable.just($0) }
      .flatMap { Observable.just($0) }
      .flatMap { Observable.just($0) }
  }

  static func fiveFlatMapLatests(_ source: Observable<Int>) -> Observable<Int> {
    source
      .flatMapLatest { Observable.just($0) }
      .flatMapLatest { Observable.just($0) }
      .flatMapLatest { Observable.just($0) }
      .flatMapLatest { Observable.just($0) }
      .flatMapLatest { Observable.just($0) }
  }

  /// Seven times the latest of four sources, each the last source of the next.
  static func sevenCombinesOfFour(_ source: Observable<Int>) -> Observable<Int> {
    (0..<7).reduce(source) { source, _ in
      Observable.combineLatest(
        Observable.just(1),
        Observable.just(2),
        Observable.just(3),
        source
      ) { $0 &+ $1 &+ $2 &+ $3 }
    }
  }

  /// Four times the latest of seven sources, each the last source of the next.
  static func fourCombinesOfSeven(_ source: Observable<Int>) -> Observable<Int> {
    (0..<4).reduce(source) { source, _ in
      Observable.combineLatest(
        Observable.just(1),
        Observable.just(2),
        Observable.just(3),
        Observable.just(4),
        Observable.just(5),
        Observable.just(6),
        source
      ) { $0 &+ $1 &+ $2 &+ $3 &+ $4 &+ $5 &+ $6 }
    }
  }

  /// Five times the latest of six sources, each the last source of the next.
  static func fiveCombinesOfSix(_ source: Observable<Int>) -> Observable<Int> {
    (0..<5).reduce(source) { source, _ in
      Observable.combineLatest(
        Observable.just(1),
        Observable.just(2),
        Observable.just(3),
        Observable.just(4),
        Observable.just(5),
        source
      ) { $0 &+ $1 &+ $2 &+ $3 &+ $4 &+ $5 }
    }
  }

  /// Each element of a source, combined with itself.
  static func zipOfTwo(_ source: Observable<Int>) -> Observable<Int> {
    source.multicast {
      PublishSubject()
    } selector: {
      Observable.zip($0, $0) { $0 &+ $1 }
    }
  }

  /// Each element of a source, combined with itself five times.
  static func zipOfSix(_ source: Observable<Int>) -> Observable<Int> {
    source.multicast {
      PublishSubject()
    } selector: { source in
      Observable.zip(source, source, source, source, source, source) {
        $0 &+ $1 &+ $2 &+ $3 &+ $4 &+ $5
      }
    }
  }

  static func mapDistinct(_ source: Observable<Int>) -> Observable<Int> {
    source.map { $0 &+ 1 }.distinctUntilChanged()
  }
}
