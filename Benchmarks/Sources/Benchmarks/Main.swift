import BenchmarkKit
// LegacyBridge: begin
import BridgeBenchmarks
import LegacyRxBenchmarks
// LegacyBridge: end
import ScreenBenchmarks

@main
struct Main {
  @MainActor
  static func main() {
    // LegacyBridge: begin
    AllocationTool.runIfAsked(CommandLine.arguments)
    // LegacyBridge: end
    let suites = [
      composeBenchmarks,
      // LegacyBridge: begin
      deliveryBenchmarks,
      legacyRxBenchmarks,
      // LegacyBridge: end
    ]
    BenchmarkTool(suites.flatMap(\.self)).main()
  }
}
