import ScreenDocument

/// Why a helper could not get a document: the reasons that asking a server has.
enum FetchFailure: Codable {
  case tooLarge(limit: Int)
  case timedOut(Duration)
  case status(Int)
  case refusedRedirect(to: String)
  case tooManyRedirects(limit: Int)
  case truncated
  case cancelled
  case connection(String)

  init(_ reason: LoadError.Reason) {
    self =
      switch reason {
      case .tooLarge(let limit): .tooLarge(limit: limit)
      case .timedOut(let limit): .timedOut(limit)
      case .status(let status): .status(status)
      case .refusedRedirect(let place): .refusedRedirect(to: place)
      case .tooManyRedirects(let limit): .tooManyRedirects(limit: limit)
      case .truncated: .truncated
      case .cancelled: .cancelled
      case .connection(let failure): .connection(failure.rawValue)
      // No server is to blame for any other.
      default: .connection(ConnectionFailure.other.rawValue)
      }
  }

  var reason: LoadError.Reason {
    switch self {
    case .tooLarge(let limit): .tooLarge(limit: limit)
    case .timedOut(let limit): .timedOut(limit)
    case .status(let status): .status(status)
    case .refusedRedirect(let place): .refusedRedirect(to: place)
    case .tooManyRedirects(let limit): .tooManyRedirects(limit: limit)
    case .truncated: .truncated
    case .cancelled: .cancelled
    case .connection(let failure): .connection(ConnectionFailure(rawValue: failure) ?? .other)
    }
  }
}
