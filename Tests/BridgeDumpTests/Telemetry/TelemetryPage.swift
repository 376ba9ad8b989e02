import Foundation

/// The page of the documents about metrics.
enum TelemetryPage {
  static func text() throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/telemetry.md")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
