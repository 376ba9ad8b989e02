#if os(macOS) || os(Linux)
public import Foundation

/// A TLS server on this machine with a self-signed certificate: `openssl s_server`.
public struct SelfSignedServer {
  /// The program; `nil` where it is not installed.
  public static let program: URL? = [
    "/usr/bin/openssl", "/usr/local/bin/openssl", "/opt/homebrew/bin/openssl",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(filePath: $0) }

  /// The URL of a document there.
  public let url: String

  private let process = Process()
  private let files = TemporaryFolder()

  /// Starts the server.
  ///
  /// - Throws: If it does not start.
  public init() throws {
    let (key, certificate) = (files.path + "/key.pem", files.path + "/certificate.pem")
    let request = Process()
    request.executableURL = Self.program
    request.arguments = [
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
      "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-days",
      "2",
      "-keyout", key, "-out", certificate,
    ]
    request.standardError = FileHandle.nullDevice
    try request.run()
    request.waitUntilExit()

    let output = Pipe()
    process.executableURL = Self.program
    process.arguments = [
      "s_server", "-accept", "127.0.0.1:0", "-cert", certificate, "-key", key, "-www",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = Pipe()
    try process.run()
    var text = ""
    while let bytes = try output.fileHandleForReading.read(upToCount: 1), !bytes.isEmpty {
      text += String(decoding: bytes, as: UTF8.self)
      if text.contains("ACCEPT "), text.hasSuffix("\n") { break }
    }
    guard let port = text.split(separator: "ACCEPT ").last?.split(separator: ":").last,
      let number = UInt16(port.prefix { $0.isNumber })
    else { throw POSIXError(.EADDRNOTAVAIL) }
    url = "https://127.0.0.1:\(number)/x"
  }

  /// Stops the server, even if it inherited a mask that blocks SIGTERM.
  public func stop() {
    kill(process.processIdentifier, SIGKILL)
  }
}
#endif
