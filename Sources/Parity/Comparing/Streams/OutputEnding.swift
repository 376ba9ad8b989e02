/// The way in which the output of a legacy handler ended: it completed, or it failed with a
/// message.
package enum OutputEnding: Hashable, Sendable {
  case completed
  case failed(String)

  var text: String {
    switch self {
    case .completed: "completed"
    case .failed(let message): "failed: \(message)"
    }
  }
}
