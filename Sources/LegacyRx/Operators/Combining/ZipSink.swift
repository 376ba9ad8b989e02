/// The sink of all forms of `zip`.
///
/// An element waits until every source has one.
///
/// | event       | condition                                 | effect                              |
/// | ----------- | ----------------------------------------- | ----------------------------------- |
/// | `next`      | every source has a waiting element        | combines the first ones, and emits  |
/// | `next`      | not so, and all other sources have completed | completes, only for a collection |
/// | `completed` | every source has completed                | completes, and drops what waits     |
/// | `error`     | –                                         | fails                               |
final class ZipSink<Result, Output: EventAsTypeParameter<Result>>: CombiningSink<Result> {
  private let completesWhenOnlyRunningSourceEmits: Bool
  private let emptyBuffers: EmptyZipBufferCounter
  private let combine: () throws -> Result

  init(
    _ observer: AnyObserver<Result>,
    count: Int,
    completesWhenOnlyRunningSourceEmits: Bool = false,
    _ emptyBuffers: EmptyZipBufferCounter,
    _ combine: @escaping () throws -> Result
  ) {
    self.completesWhenOnlyRunningSourceEmits = completesWhenOnlyRunningSourceEmits
    self.emptyBuffers = emptyBuffers
    self.combine = combine
    super.init(observer, count: count)
  }

  override func combineIfReady(afterElementOf index: Int) {
    guard emptyBuffers.count == 0 else {
      if completesWhenOnlyRunningSourceEmits, isOnlyRunningSource(index) { finish(.completed) }
      return
    }
    let result: Result
    do { result = try combine() } catch { return fail(error) }
    if !isDisposed { Output.send(result, to: observer) }
  }
}
