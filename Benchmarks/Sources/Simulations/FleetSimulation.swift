import Bridge
import Foundation
import Parity

/// The advice for the merged ledgers of fleets of 1,000 devices with 200 comparisons each.
struct FleetSimulation {
  let name: String
  let rate: Double
  var alwaysDiffering = 0

  private static let test = MixtureTest(rateAtMost: 0.01)
  private static let devices = 1_000
  private static let comparisons = 200

  static let all = [
    FleetSimulation(name: "0.1 % everywhere", rate: 0.001),
    FleetSimulation(name: "0.5 % everywhere", rate: 0.005),
    FleetSimulation(name: "1 % everywhere", rate: 0.01),
    FleetSimulation(name: "5 % everywhere", rate: 0.05),
    FleetSimulation(name: "18 of 1,000 devices always", rate: 0, alwaysDiffering: 18),
  ]

  /// Returns how many fleets get each advice, and how many would be rolled back by a trip of a
  /// single device.
  func advice(fleets: Int, seed: UInt64) -> (advice: [EvidenceAdvice: Int], trips: Int) {
    var found: [EvidenceAdvice: Int] = [:]
    var trips = 0
    for fleet in 0..<fleets {
      var random = Random(seed: Random.mixed(seed &+ UInt64(fleet)))
      let text = (0..<Self.devices).map { device($0, &random) }.joined()
      let reading = LedgerReading(Array(text.utf8))
      precondition(reading.diagnostics.isEmpty && reading.entryCount == Self.devices)
      for evidence in reading.ledger.evidence() {
        found[evidence.advice, default: 0] += 1
        if evidence.trippedRunCount > 0 { trips += 1 }
      }
    }
    return (found, trips)
  }

  /// Returns the ledger line of a device, which stops at its own trip and compares each response
  /// once.
  private func device(_ number: Int, _ random: inout Random) -> String {
    var (s, n, trip) = (0, 0, "null")
    var hashes: [UInt64] = []
    var differing: [UInt64] = []
    while n < Self.comparisons {
      let differs = number < alwaysDiffering || random.happens(rate)
      let hash = random.next()
      n += 1
      hashes.append(hash)
      guard differs else { continue }
      s += 1
      differing.append(hash)
      let value = Self.test.logEValue(differences: s, count: n)
      guard value >= log(100) else { continue }
      trip = """
        {"differences":\(s),"comparisons":\(n),"logValue":\(value),"alpha":0.01,"firstDifference":null}
        """
      break
    }
    return """
      {"schema":1,"installation":"i\(number)","run":"r\(number)","contents":1,"entries":[{"kind":"a",\
      "flagVersion":"1","appVersion":"1","stages":["shadow"],"matched":\(n - s),"mismatched":\(s),\
      "candidateError":0,"ignored":0,"skipped":0,"restart":0,"toleratedRate":0.01,"trip":\(trip),\
      "distinct":{"comparisons":\(n),"k":2048,"key":"k","hashes":"\(Self.base64(hashes.sorted()))",\
      "differing":"\(Self.base64(differing.sorted()))"}}]}

      """
  }

  private static func base64(_ hashes: [UInt64]) -> String {
    var data = Data(capacity: hashes.count * 8)
    for hash in hashes { withUnsafeBytes(of: hash.bigEndian) { data.append(contentsOf: $0) } }
    return data.base64EncodedString()
  }
}
