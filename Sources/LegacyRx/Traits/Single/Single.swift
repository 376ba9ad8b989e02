/// The trait of sequences of exactly one element, or a failure.
public enum SingleTrait {}

/// A sequence of exactly one element, or a failure.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The result of a single.
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A function that receives the result of a single.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Creates a single from a function that delivers its result.
  ///
  /// Results after the first one, or after the disposal of the subscription, are dropped.
  ///
  /// - Parameters:
  ///   - subscribe: The function, called for every subscription; it returns the disposable of that
  ///     subscription.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: The single.
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Single<Element> {
    Single(
      raw: .create(at: CallSite("create", fileID, line)) { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.on(.next(element))
            observer.on(.completed)
          case .failure(let error):
            observer.on(.error(error))
          }
        }
      }
    )
  }

  /// Succeeds with an element during `subscribe`.
  ///
  /// - Returns: The single.
  public static func just(_ element: Element) -> Single<Element> {
    Single(raw: .just(element))
  }

  /// Succeeds with an element on a scheduler.
  ///
  /// - Returns: The single.
  public static func just(
    _ element: Element,
    scheduler: any ImmediateSchedulerType
  ) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// Fails during `subscribe`.
  ///
  /// - Parameter error: The failure.
  /// - Returns: The single.
  public static func error(_ error: any Swift.Error) -> Single<Element> {
    Single(raw: .error(error))
  }

  /// Never ends.
  ///
  /// - Returns: The single.
  public static func never() -> Single<Element> {
    Single(raw: .never())
  }
}
