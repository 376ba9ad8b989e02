import BenchmarkKit
// LegacyBridge: begin
import BridgeBenchmarks
// LegacyBridge: end
import DocumentBenchmarks
import DumpBenchmarks
// LegacyBridge: begin
import LegacyRxBenchmarks
// LegacyBridge: end
import ProcessBenchmarks
// LegacyBridge: begin
import ReplayBenchmarks
// LegacyBridge: end
import ScreenBenchmarks
import StateBenchmarks

@main
struct Main {
  @MainActor
  static func main() {
    // LegacyBridge: begin
    AllocationTool.runIfAsked(CommandLine.arguments)
    // LegacyBridge: end
    let suites = [
      jsonBenchmarks,
      blockPageBenchmarks,
      ruleBenchmarks,
      composeBenchmarks,
      stackBenchmarks,
      orderBenchmarks,
      hostedBenchmarks,
      pageBenchmarks,
      stateBenchmarks,
      processBenchmarks,
      // LegacyBridge: begin
      deliveryBenchmarks + typedDocumentBenchmarks + shownSideBenchmarks
        + firstDocumentBenchmarks,
      evidenceBenchmarks,
      parityBenchmarks,
      stageBenchmarks,
      flagBenchmarks,
      legacyRxBenchmarks,
      replayBenchmarks,
      // LegacyBridge: end
    ]
    BenchmarkTool(suites.flatMap(\.self)).main()
  }
}
