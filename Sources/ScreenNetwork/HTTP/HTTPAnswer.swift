/// One answer of a server; the document is read for a success alone.
struct HTTPAnswer: Sendable {
  let head: HTTPHead
  let bytes: [UInt8]
}
