/// How a connection to a server failed.
public enum ConnectionFailure: String, Hashable, Sendable, CaseIterable {
  /// The device has no network.
  case offline
  /// The host's name leads nowhere.
  case unknownHost
  /// No server answers at the address.
  case refused
  /// The connection broke off.
  case lost
  /// The server cannot prove who it is.
  case insecure
  /// What came is no HTTP.
  case invalidAnswer
  /// A header of the answer is too long, or is in no encoding that can be read.
  case invalidHeader
  /// The answer's stated length is not a number of bytes.
  case invalidLength
  /// The answer came packed, such as with gzip, and is damaged or cut off.
  case damagedEncoding
  /// The answer sends on, and does not say where.
  case missingLocation
  /// Anything else.
  case other

  var advice: String {
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
    case .damagedEncoding: "the compressed response cannot be decompressed; try again"
    case .missingLocation: "the server redirects without a location; name the document's own URL"
    case .other: "the request failed; check the address and the network"
    }
  }
}
