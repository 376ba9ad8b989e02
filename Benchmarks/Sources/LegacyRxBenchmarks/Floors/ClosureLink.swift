/// The floor's sink: the receiver of a value, and the connection upstream.
final class ClosureLink {
  var upstream: ClosureLink?
  var others: [ClosureLink] = []
  var latest = 0
  private let receiver: (Int) -> Void

  init(_ receiver: @escaping (Int) -> Void) {
    self.receiver = receiver
  }

  @inline(never)
  func receive(_ value: Int) { receiver(value) }

  @inline(never)
  func dispose() {
    let connection = upstream
    upstream = nil
    let connections = others
    others = []
    connection?.dispose()
    for connection in connections { connection.dispose() }
  }
}
