import Bridge
import Foundation
import Parity

/// The counts of several devices for one content, written as a ledger line and read as `homedump
/// ledger` reads it.
struct SimulatedLedger {
  private struct Mark {
    var hasDiffered: Bool
    let first: Int
  }

  private static let capacity = 2_048

  private(set) var comparisons = 0
  private(set) var differences = 0
  private var repeated = 0
  private var day = 0
  private var responses: [UInt64: Mark] = [:]
  private var greatest = UInt64.max

  /// Begins the next day.
  mutating func nextDay() { day += 1 }

  /// Counts a comparison.
  mutating func add(_ comparison: Comparison) {
    comparisons += 1
    if comparison.differs { differences += 1 }
    if comparison.isRepeated { repeated += 1 }
    let hash = Random.mixed(comparison.response)
    if let known = responses[hash] {
      if comparison.differs, !known.hasDiffered { responses[hash]?.hasDiffered = true }
      return
    }
    guard hash <= greatest else { return }
    responses[hash] = Mark(hasDiffered: comparison.differs, first: day)
    guard responses.count > 2 * Self.capacity else { return }
    let kept = responses.keys.sorted().prefix(Self.capacity)
    greatest = kept.last ?? .max
    responses = responses.filter { $0.key <= greatest }
  }

  /// The advice.
  var evidence: Evidence? {
    let reading = LedgerReading(Array(line.utf8))
    precondition(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    return reading.ledger.evidence().first
  }

  private var line: String {
    let hashes = responses.keys.sorted().prefix(Self.capacity)
    let differing = hashes.filter { responses[$0]?.hasDiffered == true }
    let days = hashes.map { UInt16(responses[$0]?.first ?? 0) }
    let dates = (max(0, day - 63)...day).map { "\"\(Self.date($0))\"" }.joined(separator: ",")
    return """
      {"schema":1,"run":"r","contents":1,"days":[\(dates)],"entries":[{"kind":"a","flagVersion":"1",\
      "appVersion":"1","stages":["shadow"],"matched":\(comparisons - differences),\
      "mismatched":\(differences),"candidateError":0,"ignored":0,"skipped":0,"restart":0,\
      "toleratedRate":0.01,"repeated":\(repeated),"distinct":{"comparisons":\(comparisons),"k":2048,\
      "key":"k","hashes":"\(Self.base64(Array(hashes)))","differing":"\(Self.base64(differing))",\
      "firstDays":"\(Self.base64(days))","lastDays":"\(Self.base64(days))"}}]}
      """
  }

  private static func base64<Number: FixedWidthInteger>(_ numbers: [Number]) -> String {
    var data = Data(capacity: numbers.count * Number.bitWidth / 8)
    for number in numbers { withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) } }
    return data.base64EncodedString()
  }

  /// The date of a day since 1970-01-01.
  private static func date(_ day: Int) -> String {
    let date = Date(timeIntervalSince1970: Double(day) * 86_400)
    return date.formatted(.iso8601.year().month().day())
  }
}
