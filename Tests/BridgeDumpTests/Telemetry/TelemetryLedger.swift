import Foundation

/// Lines of ledgers for the tests of metrics.
enum TelemetryLedger {
  /// Returns the line of a run with one entry of app version 4.2.
  static func line(
    run: String = "r",
    kind: String = "price",
    flag: String = "7",
    stages: [String] = ["shadow"],
    matched: Int = 13,
    mismatched: Int = 0,
    latency: String = #"{"legacy":{},"state":{}}"#,
    more: String = ""
  ) -> String {
    """
    {"schema":1,"run":"\(run)","contents":1,"firstDay":"2026-04-01","lastDay":"2026-04-02",\
    "days":["2026-04-01","2026-04-02"],"entries":[{"kind":"\(kind)","flagVersion":"\(flag)",\
    "appVersion":"4.2","restart":0,"toleratedRate":0.01,"stages":\(list(stages)),\
    "matched":\(matched),"mismatched":\(mismatched),"candidateError":0,"ignored":1,"skipped":2,\
    "firstDifference":null,"latency":\(latency),"trip":null\(more)}]}

    """
  }

  /// A line with times in the buckets 2, 35, 36, 84 and 159 and with two distinct responses.
  static let whole = line(
    mismatched: 3,
    latency: #"{"legacy":{"84":2},"state":{"2":1,"35":1,"36":4,"159":1}}"#,
    more: """
      ,"distinct":{"comparisons":16,"k":2048,"key":"t","hashes":"AAAAAAAAAAEAAAAAAAAAAg==",\
      "differing":"AAAAAAAAAAE="},"places":[{"path":"/secret/path","aspect":"value","count":3}],\
      "cohort":"secret cohort"
      """
  )

  private static func list(_ names: [String]) -> String {
    "[\(names.map { "\"\($0)\"" }.joined(separator: ","))]"
  }
}
