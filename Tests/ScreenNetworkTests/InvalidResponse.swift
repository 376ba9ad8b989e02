import Testing

/// An invalid response of a server, and the sentence that reports it.
struct InvalidResponse: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let sentence: String

  private init(_ name: String, _ bytes: [UInt8], _ sentence: String) {
    testDescription = name
    self.bytes = bytes
    self.sentence = sentence
  }

  private init(_ name: String, _ text: String, _ sentence: String) {
    self.init(name, Array(text.utf8), sentence)
  }

  static let all: [InvalidResponse] = lengths + encodings + heads + redirects + others

  private static let lengths: [InvalidResponse] = [
    "99999999999999999999", "9223372036854775808", "-1", "-9223372036854775808", "2x", "0x2", "1e3",
    String(repeating: "9", count: 400),
  ].map { length in
    InvalidResponse(
      "Content-Length: \(length)",
      "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n{}",
      "the server sends an invalid Content-Length; correct the server"
    )
  }

  private static let encodings: [InvalidResponse] = [
    packed("cut off", Array(gzip.dropLast(20))),
    packed("cut off in its head", Array(gzip.prefix(5))),
    packed("of a wrong sum", Array(gzip.dropLast(8)) + [UInt8](repeating: 0, count: 8)),
    packed("garbled", Array(gzip.prefix(30)) + [UInt8](repeating: 0xFF, count: gzip.count - 30)),
    packed("that is not compressed", Array("{}".utf8)),
  ]

  private static func packed(_ name: String, _ bytes: [UInt8]) -> InvalidResponse {
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bytes.count)\r\n\r\n"
    return InvalidResponse(
      "gzip \(name)",
      Array(head.utf8) + bytes,
      "the compressed answer cannot be decompressed; try again"
    )
  }

  private static let heads: [InvalidResponse] = [
    head("a Latin-1 header", "200 OK\r\nX-Name: caf", [0xE9]),
    head("a Latin-1 ETag", "200 OK\r\nETag: \"caf", [0xE9, 0x22]),
    head("a Latin-1 reason", "200 D'acc", [0xE9]),
    head("a Latin-1 Location", "302 Found\r\nLocation: /caf", [0xE9]),
    head("a header without a colon", "200 OK\r\nhello", []),
    head("a header without a name", "200 OK\r\n: x", []),
    head("a null in a header", "200 OK\r\nX-A: a\0b", []),
    head("a header of 400 KB", "200 OK\r\nX-A: " + String(repeating: "a", count: 400_000), []),
  ]

  private static func head(_ name: String, _ text: String, _ rest: [UInt8]) -> InvalidResponse {
    let start = Array("HTTP/1.1 \(text)".utf8)
    let end = Array("\r\nContent-Length: 2\r\n\r\n{}".utf8)
    return InvalidResponse(
      name,
      start + rest + end,
      "a header of the answer cannot be read: it is too long, or not in ASCII or UTF-8; correct the "
        + "server"
    )
  }

  private static let redirects: [InvalidResponse] = [
    InvalidResponse(
      "302 without Location",
      "HTTP/1.1 302 Found\r\nContent-Length: 2\r\n\r\n{}",
      "the server redirects without a location; name the document's own URL"
    ),
    InvalidResponse(
      "308 with an empty Location",
      "HTTP/1.1 308 Found\r\nLocation: \r\nContent-Length: 0\r\n\r\n",
      "the server redirects without a location; name the document's own URL"
    ),
    InvalidResponse(
      "302 to no URL",
      "HTTP/1.1 302 Found\r\nLocation: http://[::1\r\nContent-Length: 0\r\n\r\n",
      "the server redirects to 'http://[::1', which is not followed; name the document's own URL"
    ),
  ]

  private static let noHTTP = "the answer is not HTTP; check the address"
  private static let tooLarge = "it is larger than 16 MiB; split it"

  private static let others: [InvalidResponse] = [
    InvalidResponse("no HTTP", "hello\r\n\r\n", noHTTP),
    InvalidResponse("HTTP/0.9", "{}", noHTTP),
    InvalidResponse("status 99", "HTTP/1.1 99 X\r\n\r\n", noHTTP),
    InvalidResponse("status 99999", "HTTP/1.1 99999 X\r\n\r\n", noHTTP),
    InvalidResponse("nothing behind 103", "HTTP/1.1 103 Early Hints\r\n\r\n", noHTTP),
    InvalidResponse(
      "status 999",
      "HTTP/1.1 999 X\r\nContent-Length: 2\r\n\r\n{}",
      "the server answered with status 999: an answer with this status has no document; check the address"
    ),
    InvalidResponse(
      "the greatest length",
      "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n{}",
      tooLarge
    ),
    InvalidResponse(
      "a length that Double rounds up to 2⁶³",
      "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775296\r\n\r\n{}",
      tooLarge
    ),
    InvalidResponse(
      "a chunk of 2⁸⁰ bytes",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffffff\r\nx\r\n",
      "the answer is incomplete; try again"
    ),
  ]

  /// `{"contents":[{"type":"note","value":{"text":"abcdefghijklmnopqrstuvwxyz0123456789"}}]}`,
  /// compressed.
  static let gzip: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x0D, 0xC8, 0xB9, 0x11, 0x80,
    0x20, 0x10, 0x00, 0xC0, 0x5E, 0x2E, 0x36, 0xF0, 0xFF, 0x5A, 0x71, 0x0C, 0x50, 0xCF, 0x5F,
    0x50, 0x39, 0x11, 0x64, 0xE8, 0x5D, 0xC2, 0x5D, 0x0B, 0xBD, 0xE0, 0x84, 0x9C, 0x24, 0xD4,
    0x8D, 0x05, 0x32, 0x27, 0x42, 0x0D, 0x5C, 0x10, 0x42, 0x00, 0x8A, 0xED, 0x8F, 0xA7, 0x6F,
    0xD4, 0xE4, 0x9B, 0x75, 0xFD, 0x80, 0xE3, 0x34, 0x2F, 0xEB, 0xB6, 0x1F, 0x5C, 0x9C, 0xD7,
    0x2D, 0xE9, 0x51, 0xAF, 0x36, 0x5F, 0x18, 0xC5, 0x49, 0x9A, 0xE5, 0x45, 0x59, 0x81, 0x73,
    0xAD, 0xFB, 0x01, 0xF3, 0x82, 0x82, 0x29, 0x56, 0x00, 0x00, 0x00,
  ]
}
