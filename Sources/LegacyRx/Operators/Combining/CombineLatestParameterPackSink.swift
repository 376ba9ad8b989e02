/// The sink of a `combineLatest` of a parameter pack; a closure, which knows the pack's types,
/// combines the elements.
final class CombineLatestParameterPackSink<Result, Output: EventAsTypeParameter<Result>>:
  CombineLatestSink<Result>
{
  private let combine: () throws -> Result

  init(_ observer: AnyObserver<Result>, count: Int, _ combine: @escaping () throws -> Result) {
    self.combine = combine
    super.init(observer, count: count)
  }

  override func combineIfReady(afterElementOf index: Int) {
    guard sourcesWithoutElementCount == 0 || allHaveEmitted(recording: index) else { return }
    let result: Result
    do { result = try combine() } catch { return fail(error) }
    if !isDisposed { Output.send(result, to: observer) }
  }
}
