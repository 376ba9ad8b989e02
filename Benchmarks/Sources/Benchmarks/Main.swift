import BenchmarkKit
import ScreenBenchmarks

// LegacyBridge: begin
import BridgeBenchmarks
// LegacyBridge: end

@main
struct Main {
  @MainActor
  static func main() {
    var benchmarks = composeBenchmarks
    // LegacyBridge: begin
    benchmarks += deliveryBenchmarks
    // LegacyBridge: end
    BenchmarkTool(benchmarks).main()
  }
}
