import AllocationCounter
import Foundation
import LegacyRx

/// Counts the allocations of LegacyRx: a second table, beside the durations.
///
/// `--allocations` prints it, as text or with `--format json`.
package struct AllocationTool {
  /// The help text of the flag.
  package static let help = """
    --allocations [--format text|json]
      Counts in place of measuring: allocations per event, bytes held per live subscription, and
      allocations per chain created, sent one event and disposed, beside those of bare closures.
    """

  private struct Row: Encodable {
    let chain: String
    let allocationsPerEvent: Double
    let bytesPerSubscription: Double
    let allocationsPerLife: Double?
    let floorAllocationsPerLife: Double?
  }

  /// Runs the tool and exits if the command line requests it.
  package static func runIfAsked(_ arguments: [String]) {
    if arguments.contains("--help") { print(help) }
    guard arguments.contains("--allocations") else { return }
    guard allocationCounterIsAvailable() else {
      FileHandle.standardError.write(Data("This platform's allocations are not counted.\n".utf8))
      exit(2)
    }
    let rows = chains.map { name, chain in row(name, chain) }
    if arguments.contains("json") { printJSON(rows) } else { printText(rows) }
    exit(0)
  }

  private static let chains: [(String, @Sendable (Observable<Int>) -> Observable<Int>)] = [
    ("subject → subscriber", { $0 }),
    ("subject → map → filter → map → subscriber", Chains.mapFilterMap),
    ("(map, filter) × 6", Chains.sixMapsAndFilters),
    ("BehaviorSubject → map → distinctUntilChanged", Chains.mapDistinct),
    ("share(replay: 1), one subscriber", { $0.share(replay: 1) }),
    ("7 combineLatest of 4", Chains.sevenCombinesOfFour),
    ("flatMap × 5", Chains.fiveFlatMaps),
    ("flatMapLatest × 5", Chains.fiveFlatMapLatests),
  ]

  private static func row(
    _ name: String,
    _ chain: (Observable<Int>) -> Observable<Int>
  ) -> Row {
    let creation = creations.first { $0.name == name }
    let behavior = BehaviorSubject(value: 0)
    let publish = PublishSubject<Int>()
    let startsWithValue = name.hasPrefix("BehaviorSubject")
    let source = startsWithValue ? behavior.asObservable() : publish.asObservable()
    let total = Total()
    var subscriptions = [chain(source).subscribe(onNext: { total.value &+= $0 })]
    subscriptions.reserveCapacity(many + 1)
    let send: (Int) -> Void = startsWithValue ? behavior.onNext : publish.onNext
    for value in 0..<10 { send(value) }
    let events = counting { for value in 0..<many { send(value) } }
    let held = counting {
      for _ in 0..<many {
        subscriptions.append(chain(source).subscribe(onNext: { total.value &+= $0 }))
      }
    }
    for subscription in subscriptions { subscription.dispose() }
    return Row(
      chain: name,
      allocationsPerEvent: Double(events.allocations) / Double(many),
      bytesPerSubscription: Double(held.liveBytes) / Double(many),
      allocationsPerLife: creation.map { life($0.subject) },
      floorAllocationsPerLife: creation.map { life($0.floor) }
    )
  }

  private static let many = 1_000

  private static func life(_ body: (Total) -> Void) -> Double {
    let total = Total()
    body(total)
    return Double(counting { for _ in 0..<many { body(total) } }.allocations) / Double(many)
  }

  private static func counting(_ body: () -> Void) -> AllocationCount {
    allocationCounterStart()
    body()
    return allocationCounterStop()
  }

  private static func printJSON(_ rows: [Row]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print((try? encoder.encode(rows)).map { String(decoding: $0, as: UTF8.self) } ?? "[]")
  }

  private static func printText(_ rows: [Row]) {
    let width = rows.map(\.chain.count).max() ?? 0
    print(
      String(repeating: " ", count: width),
      "  per event  bytes held  per life  floor's"
    )
    for row in rows {
      print(
        row.chain + String(repeating: " ", count: width - row.chain.count),
        text(row.allocationsPerEvent, 11),
        text(row.bytesPerSubscription, 11),
        text(row.allocationsPerLife, 9),
        text(row.floorAllocationsPerLife, 8)
      )
    }
  }

  private static func text(_ value: Double?, _ width: Int) -> String {
    let text = value.map { String(format: "%.2f", $0) } ?? "–"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
