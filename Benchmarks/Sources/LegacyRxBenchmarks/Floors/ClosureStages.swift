/// The floors' operators: one closure each, which calls the next one through its capture.
///
/// None is inlined, so that no floor is optimised into one function.
enum ClosureStages {
  typealias Receiver = (Int) -> Void

  /// Puts stages in front of a receiver with a plain loop: `reduce` would wrap each stage in a
  /// thunk.
  @inline(never)
  static func repeating(
    _ count: Int,
    before last: @escaping Receiver,
    _ stage: (Int, @escaping Receiver) -> Receiver
  ) -> Receiver {
    var next = last
    for number in (1...count).reversed() { next = stage(number, next) }
    return next
  }

  @inline(never)
  static func adding(_ next: @escaping Receiver) -> Receiver { { next($0 &+ 1) } }

  @inline(never)
  static func adding(_ amount: Int, _ next: @escaping Receiver) -> Receiver {
    { next($0 &+ amount) }
  }

  @inline(never)
  static func keepingAbove(_ bound: Int, _ next: @escaping Receiver) -> Receiver {
    { if $0 > bound { next($0) } }
  }

  @inline(never)
  static func tripling(_ next: @escaping Receiver) -> Receiver { { next($0 &* 3) } }

  @inline(never)
  static func keepingPositive(_ next: @escaping Receiver) -> Receiver {
    { if $0 > 0 { next($0) } }
  }

  @inline(never)
  static func totalling(_ total: Total) -> Receiver { { total.value &+= $0 } }

  /// Drops a value that equals the previous one.
  @inline(never)
  static func droppingRepeats(_ next: @escaping Receiver) -> Receiver {
    let last = Latest()
    return { value in
      if last.value == value { return }
      last.value = value
      next(value)
    }
  }

  /// Creates an inner source for each value, and forwards its values.
  @inline(never)
  static func flattening(_ next: @escaping Receiver) -> Receiver {
    { InnerSource.just($0).subscribe(next) }
  }

  /// Creates an inner source for each value, keeps it in place of the one before, and forwards its values.
  @inline(never)
  static func flatteningLatest(_ next: @escaping Receiver) -> Receiver {
    let holder = InnerSource.Holder()
    return { value in
      let inner = InnerSource.just(value)
      holder.current = inner
      inner.subscribe(next)
    }
  }

  /// Stores the value beside those of three more sources, and forwards their sum.
  @inline(never)
  static func combiningFour(_ next: @escaping Receiver) -> Receiver {
    let record = RecordOfFour()
    return { value in
      record.last = value
      guard let first = record.first, let second = record.second, let third = record.third,
        let last = record.last
      else { return }
      next(first &+ second &+ third &+ last)
    }
  }

  /// Stores the value beside those of five more sources, and forwards their sum.
  @inline(never)
  static func combiningSix(_ next: @escaping Receiver) -> Receiver {
    let record = RecordOfSix()
    return { value in
      record.last = value
      guard let first = record.first, let second = record.second, let third = record.third,
        let fourth = record.fourth, let fifth = record.fifth, let last = record.last
      else { return }
      next(first &+ second &+ third &+ fourth &+ fifth &+ last)
    }
  }

  /// Stores the value beside those of six more sources, and forwards their sum.
  @inline(never)
  static func combiningSeven(_ next: @escaping Receiver) -> Receiver {
    let record = RecordOfSeven()
    return { value in
      record.last = value
      guard let first = record.first, let second = record.second, let third = record.third,
        let fourth = record.fourth, let fifth = record.fifth, let sixth = record.sixth,
        let last = record.last
      else { return }
      next(first &+ second &+ third &+ fourth &+ fifth &+ sixth &+ last)
    }
  }

  /// Receives the value once for each of several sources, each of which queues its own, and
  /// forwards their sum.
  @inline(never)
  static func zipping(_ count: Int, _ next: @escaping Receiver) -> Receiver {
    let queues = (0..<count).map { _ in WaitingValues() }
    return { value in
      for queue in queues {
        queue.values.append(value)
        guard queues.allSatisfy({ $0.head < $0.values.count }) else { continue }
        next(queues.reduce(0) { $0 &+ $1.take() })
      }
    }
  }

  private final class WaitingValues {
    var values: [Int] = []
    var head = 0

    func take() -> Int {
      let value = values[head]
      head += 1
      if head == values.count {
        values.removeAll(keepingCapacity: true)
        head = 0
      }
      return value
    }
  }

  private final class Latest {
    var value: Int?
  }

  private final class RecordOfFour {
    var first: Int? = 1
    var second: Int? = 2
    var third: Int? = 3
    var last: Int?
  }

  private final class RecordOfSix {
    var first: Int? = 1
    var second: Int? = 2
    var third: Int? = 3
    var fourth: Int? = 4
    var fifth: Int? = 5
    var last: Int?
  }

  private final class RecordOfSeven {
    var first: Int? = 1
    var second: Int? = 2
    var third: Int? = 3
    var fourth: Int? = 4
    var fifth: Int? = 5
    var sixth: Int? = 6
    var last: Int?
  }
}
