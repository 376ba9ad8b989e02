/// How the output of a side ended, where it did.
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
