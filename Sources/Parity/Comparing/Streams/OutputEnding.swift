/// How the output of a side ended.
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
