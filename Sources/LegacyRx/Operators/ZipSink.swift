/// What all forms of `zip` share: who has an element waiting, who is done, and when to combine.
///
/// | event of one source | all have one waiting  | some have not                                  |
/// | ------------------- | --------------------- | ---------------------------------------------- |
/// | `next`              | combines and emits    | of a collection: completes, if every other source is done |
/// | `completed`         | –                     | completes, once every source is done           |
/// | `error`             | –                     | fails                                          |
final class ZipSink<Result>: Sink<Result> {
  let gate = Gate()
  // Touched inside the gate alone.
  private var isDone: [Bool]
  private var runningSources: Int
  private let isCollection: Bool
  private let isReady: () -> Bool
  private let combine: () throws -> Result

  init(
    _ observer: AnyObserver<Result>,
    count: Int,
    isCollection: Bool = false,
    isReady: @escaping () -> Bool,
    _ combine: @escaping () throws -> Result
  ) {
    isDone = Array(repeating: false, count: count)
    runningSources = count
    self.isCollection = isCollection
    self.isReady = isReady
    self.combine = combine
    super.init(observer)
  }

  /// Subscribes to one source, whose elements wait in a box.
  func follow<Element>(
    _ source: Observable<Element>,
    _ index: Int,
    _ waiting: Waiting<Element>
  ) -> any Disposable {
    let subscription = SingleAssignmentDisposable()
    let process: (Event<Element>) -> Void = { [self] event in
      switch event {
      case .next(let element):
        waiting.queue.enqueue(element)
        next(index)
      case .error(let error):
        subscription.dispose()
        finish(.error(error))
      case .completed:
        subscription.dispose()
        done(index)
      }
    }
    subscription.setDisposable(
      source.attach(AnyObserver { [self] event in gate.send(event, to: process) })
    )
    return subscription
  }

  private func next(_ index: Int) {
    if isReady() {
      do {
        forward(.next(try combine()))
      } catch {
        finish(.error(error))
      }
    } else if isCollection, runningSources == (isDone[index] ? 0 : 1) {
      finish(.completed)
    }
  }

  private func done(_ index: Int) {
    guard !isDone[index] else { return }
    isDone[index] = true
    runningSources -= 1
    if runningSources == 0 { finish(.completed) }
  }
}

/// The elements of one source that wait for those of the others.
final class Waiting<Element> {
  var queue = Queue<Element>()

  var isReady: Bool { !queue.isEmpty }

  /// Takes the next element; asked for once every source has one.
  func take() throws -> Element {
    guard let element = queue.dequeue() else { throw RxError.noElements }
    return element
  }
}
