/// The reason why a connection to a server failed.
public enum ConnectionFailure: String, Hashable, Sendable, CaseIterable {
  /// The device has no network.
  case offline
  /// The host name cannot be resolved.
  case unknownHost
  /// No server answers at the address.
  case refused
  /// The connection ended early.
  case lost
  /// The server's certificate cannot be verified.
  case insecure
  /// The server's answer is not HTTP.
  case invalidAnswer
  /// A header of the response is too long, or its encoding is unknown.
  case invalidHeader
  /// The declared length of the response is not a number of bytes.
  case invalidLength
  /// The compressed response is damaged or incomplete.
  case damagedEncoding
  /// A redirect has no target.
  case missingLocation
  /// Any other failure.
  case other

  var faultAndAdvice: String {
    switch self {
    case .offline: "there is no network; try again later"
    case .unknownHost: "the host is not known; check the address and the network"
    case .refused: "the connection was refused; check the address and that the server runs"
    case .lost: "the connection was lost; try again"
    case .insecure: "the server's certificate cannot be trusted; correct it"
    case .invalidAnswer: "the answer is not HTTP; check the address"
    case .invalidHeader:
      "a header of the answer cannot be read: it is too long, or not in ASCII or UTF-8; correct the server"
    case .invalidLength: "the server sends an invalid Content-Length; correct the server"
    case .damagedEncoding: "the compressed answer cannot be decompressed; try again"
    case .missingLocation: "the server redirects without a location; name the document's own URL"
    case .other: "the request failed; check the address and the network"
    }
  }
}
