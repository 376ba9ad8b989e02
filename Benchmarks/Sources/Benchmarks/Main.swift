import BenchmarkKit
// LegacyBridge: begin
import BridgeBenchmarks
import ScreenBenchmarks

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
