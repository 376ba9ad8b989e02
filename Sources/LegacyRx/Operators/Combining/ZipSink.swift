/// The common state of all forms of `zip`.
///
/// | event of one source | all have one waiting  | some have not                                  |
/// | ------------------- | --------------------- | ---------------------------------------------- |
/// | `next`              | combines and emits    | of a collection: completes, if every other source is done |
/// | `completed`         | –                     | completes, once every source is done           |
/// | `error`             | –                     | fails                                          |
final class ZipSink<Result, Output: PackEvent<Result>>: CombiningSink<Result> {
  private let isCollection: Bool
  private let emptySlots: EmptySlots
  private let combine: () throws -> Result

  init(
    _ observer: AnyObserver<Result>,
    count: Int,
    isCollection: Bool = false,
    _ emptySlots: EmptySlots,
    _ combine: @escaping () throws -> Result
  ) {
    self.isCollection = isCollection
    self.emptySlots = emptySlots
    self.combine = combine
    super.init(observer, count: count)
  }

  override func next(_ index: Int) {
    guard emptySlots.count == 0 else {
      if isCollection, isLast(index) { finish(.completed) }
      return
    }
    let result: Result
    do { result = try combine() } catch { return fail(error) }
    if !isDisposed { Output.send(result, to: observer) }
  }
}
