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
  case untrustedCertificate = "insecure"
  /// The server's answer is not HTTP.
  case notHTTP = "invalidAnswer"
  /// A header of the response is too long, or is neither ASCII nor UTF-8.
  case invalidHeader
  /// The declared length of the response is not a number of bytes.
  case invalidContentLength = "invalidLength"
  /// The compressed response is damaged or incomplete.
  case damagedCompression = "damagedEncoding"
  /// A redirect has no target.
  case redirectWithoutTarget = "missingLocation"
  /// Any other failure.
  case other

  var problemAndRemedy: String {
    switch self {
    case .offline: "there is no network; try again later"
    case .unknownHost: "the host is not known; check the address and the network"
    case .refused: "the connection was refused; check the address and that the server runs"
    case .lost: "the connection was lost; try again"
    case .untrustedCertificate: "the server's certificate cannot be trusted; correct it"
    case .notHTTP: "the answer is not HTTP; check the address"
    case .invalidHeader:
      "a header of the answer cannot be read: it is too long, or not in ASCII or UTF-8; correct the server"
    case .invalidContentLength: "the server sends an invalid Content-Length; correct the server"
    case .damagedCompression: "the compressed answer cannot be decompressed; try again"
    case .redirectWithoutTarget:
      "the server redirects without a location; name the document's own URL"
    case .other: "the request failed; check the address and the network"
    }
  }
}
