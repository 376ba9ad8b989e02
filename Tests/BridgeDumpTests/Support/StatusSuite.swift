import Foundation
import TestSupport

/// A suite of `status`, with the ledger, the flags and the journal that its tests share.
@MainActor
protocol StatusSuite {
  var shop: ShopDump { get }
}

extension StatusSuite {
  /// A line of a ledger: `matched` distinct responses agree.
  static func line(
    _ kind: String,
    matched: Int,
    mismatched: Int = 0,
    stage: String = "shadow",
    flag: String = "7",
    run: String = "r",
    day: String = "2026-04-01",
    place: String = "null"
  ) -> String {
    var hashes = Data()
    for hash in 0..<UInt64(matched) {
      withUnsafeBytes(of: hash.bigEndian) { hashes.append(contentsOf: $0) }
    }
    return """
      {"schema":1,"run":"\(run)","contents":1,"firstDay":"\(day)","lastDay":"\(day)","entries":[{\
      "kind":"\(kind)","flagVersion":"\(flag)","appVersion":"4.2","restart":0,"toleratedRate":0.01,"stages":["\(stage)"],\
      "matched":\(matched),"mismatched":\(mismatched),"candidateError":0,"ignored":0,"skipped":0,\
      "firstDifference":\(place),"latency":{"legacy":{},"state":{}},\
      "distinct":{"comparisons":\(matched),"k":2048,"key":"t",\
      "hashes":"\(hashes.base64EncodedString())","differing":""}}]}

      """
  }

  /// A file of flags.
  static func flags(_ stages: [String: String], version: String = "7") -> String {
    let flags = stages.sorted { $0.key < $1.key }.map { kind, stage in
      """
      "content.\(kind)": { "state": "ENABLED", "variants": { "on": "\(stage)" },
        "defaultVariant": "on", "metadata": { "version": "\(version)" } }
      """
    }
    return "{ \"flags\": { \(flags.joined(separator: ",\n")) } }"
  }

  /// Prices, which differ, and a banner, which agrees.
  static var journal: String {
    """
    {"kind":"price","value":{"yen":[12000,100,9999]}}
    {"kind":"price","value":{"yen":[100]}}
    {"kind":"price","value":{"yen":[20000]}}
    {"kind":"banner","value":{"title":"夏"}}

    """
  }

  /// Runs `status`, after the ledger `fleet`, the file `flags` and the `journal` are written.
  func run(_ arguments: String...) async throws -> ShopDump.Transcript {
    try shop.files.write(
      Self.line("banner", matched: 455, run: "1", day: "2026-03-01")
        + Self.line("price", matched: 13, mismatched: 3, run: "2", place: "\"/prices/1\""),
      to: "fleet"
    )
    try shop.files.write(Self.flags(["banner": "shadow", "price": "live"]), to: "flags")
    try shop.files.write(Self.journal, to: "journal")
    return await shop(["status"] + arguments)
  }
}
