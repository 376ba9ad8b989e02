/// The floor of creation: an observable object with its closure.
///
/// Each subscription makes a sink object with its closure for each operator. There is no grammar, and
/// there are no threads and no schedulers.
final class ClosureNode {
  typealias Receiver = (Int) -> Void

  private let connect: (@escaping Receiver) -> ClosureLink

  init(_ connect: @escaping (@escaping Receiver) -> ClosureLink) {
    self.connect = connect
  }

  @inline(never)
  func subscribe(_ receiver: @escaping Receiver) -> ClosureLink { connect(receiver) }

  /// Appends an operator to this node.
  @inline(never)
  func through(_ stage: @escaping (@escaping Receiver) -> Receiver) -> ClosureNode {
    ClosureNode { receiver in
      let link = ClosureLink(stage(receiver))
      link.upstream = self.subscribe { link.receive($0) }
      return link
    }
  }

  /// Appends an operator of several sources to this node; the others emit first.
  @inline(never)
  func through(
    _ stage: @escaping (@escaping Receiver) -> Receiver,
    beside others: [ClosureNode]
  ) -> ClosureNode {
    ClosureNode { receiver in
      let link = ClosureLink(stage(receiver))
      link.others = others.map { other in
        let input = ClosureLink { link.latest = $0 }
        input.upstream = other.subscribe { input.receive($0) }
        return input
      }
      link.upstream = self.subscribe { link.receive($0) }
      return link
    }
  }

  /// A source that emits values at once.
  @inline(never)
  static func emitting(_ values: [Int]) -> ClosureNode {
    ClosureNode { receiver in
      let link = ClosureLink(receiver)
      for value in values { link.receive(value) }
      return link
    }
  }
}
