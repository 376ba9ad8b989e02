import Foundation

/// A suite of `ledger`, with the lines of ledgers that its tests share.
@MainActor
protocol LedgerSuite {
  var shop: ShopDump { get }
}

extension LedgerSuite {
  /// A line of a ledger, with one entry.
  static func line(
    run: String = "r",
    kind: String = "price",
    flag: String = "7",
    stage: String = "shadow",
    matched: Int,
    mismatched: Int = 0,
    firstDifference: String = "null",
    trip: String = "null",
    more: String = ""
  ) -> String {
    """
    {"schema":1,"run":"\(run)","contents":1,"entries":[{"kind":"\(kind)","flagVersion":"\(flag)",\
    "appVersion":"4.2","restart":0,"toleratedRate":0.01,"stages":["\(stage)"],\
    "matched":\(matched),"mismatched":\(mismatched),"candidateError":0,"ignored":1,"skipped":2,\
    "firstDifference":\(firstDifference),"latency":{"legacy":{"84":3},"state":{"61":3,"159":1}},\
    "trip":\(trip)\(more)}]}

    """
  }

  /// As many distinct responses as comparisons; each response matches.
  static func different(_ count: Int) -> String {
    var data = Data()
    for hash in 0..<UInt64(count) {
      withUnsafeBytes(of: hash.bigEndian) { data.append(contentsOf: $0) }
    }
    return """
      ,"distinct":{"comparisons":\(count),"k":2048,"key":"test",\
      "hashes":"\(data.base64EncodedString())","differing":""}
      """
  }

  /// Prices that tripped, with 3 of 16 comparisons that differ.
  static var tripped: String {
    line(
      matched: 13,
      mismatched: 3,
      firstDifference: "\"/prices/1\"",
      trip: """
        {"differences":3,"comparisons":16,"logValue":4.656421854033045,"alpha":0.01,\
        "firstDifference":"/prices/1"}
        """
    )
  }

  /// Banners on live, proved by 455 distinct responses.
  static var proved: String {
    line(
      run: "s",
      kind: "バナー",
      stage: "live",
      matched: 455,
      more: different(455)
    )
  }

  /// Banners on complete, under a newer flag.
  static var complete: String {
    line(
      run: "t",
      kind: "バナー",
      flag: "8",
      stage: "complete",
      matched: 0
    )
  }
}
