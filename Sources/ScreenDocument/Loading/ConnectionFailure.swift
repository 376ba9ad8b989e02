/// How a connection to a server failed.
public enum ConnectionFailure: String, Hashable, Sendable, CaseIterable {
  /// The device has no network.
  case offline
  /// The host's name leads nowhere.
  case unknownHost
  /// Nobody answers at the address.
  case refused
  /// The connection broke off.
  case lost
  /// The server cannot prove who it is.
  case insecure
  /// What came is no HTTP.
  case invalidAnswer
  /// Anything else.
  case other

  var advice: String {
    switch self {
    case .offline: "there is no network; try again later"
    case .unknownHost: "the host is not known; check the address and the network"
    case .refused: "nobody answers there; check the address and that the server runs"
    case .lost: "the connection broke off; try again"
    case .insecure: "the server cannot prove who it is; correct its certificate"
    case .invalidAnswer: "the answer is no HTTP; check the address"
    case .other: "the request failed; check the address and the network"
    }
  }
}
