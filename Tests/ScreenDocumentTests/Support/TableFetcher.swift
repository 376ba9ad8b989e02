import ScreenDocument
import Synchronization

/// A fetcher with a table of responses by name.
final class TableFetcher: ResourceFetching {
  enum Answer {
    case bytes(String, etag: String? = nil, forbidsStoring: Bool = false)
    case notModified
    case failure(LoadError.Reason)
  }

  private let answers: [String: Answer]
  private let asked = Mutex<[ResourceRequest]>([])

  init(_ answers: [String: Answer]) {
    self.answers = answers
  }

  /// The requests by name.
  var requests: [String: ResourceRequest] {
    asked.withLock { Dictionary($0.map { ($0.location.displayName, $0) }) { first, _ in first } }
  }

  func fetch(_ request: ResourceRequest) async throws(LoadError) -> ResourceResponse {
    asked.withLock { $0.append(request) }
    switch answers[request.location.displayName] {
    case .bytes(let text, let etag, let forbidsStoring):
      let validators = ResourceValidators(
        etag: etag,
        lastModified: nil,
        redirectTargetHash: nil,
        forbidsStoring: forbidsStoring
      )
      return .fetched(Array(text.utf8), validators)
    case .notModified: return .notModified
    case .failure(let reason): throw LoadError(reason, of: request.location.displayName)
    case nil: throw LoadError(.status(404), of: request.location.displayName)
    }
  }
}
