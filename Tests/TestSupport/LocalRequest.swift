/// A client's request to a ``LocalServer``.
public struct LocalRequest: Sendable {
  /// The method: `GET`.
  public let method: String
  /// The path and the query, as they were sent.
  public let target: String
  /// The headers, their names in lower case.
  public let headers: [String: String]

  /// The path without the query.
  public var path: String { String(target.prefix { $0 != "?" }) }

  init?(_ head: String) {
    let lines = head.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    method = String(words[0])
    target = String(words[1])
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    self.headers = headers
  }
}
