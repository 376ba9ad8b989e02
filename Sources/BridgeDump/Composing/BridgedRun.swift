import Bridge
import Parity
import ScreenDump

/// A screen composed through the bridge, and what came of comparing its sides.
struct BridgedRun {
  let screen: DumpedScreen
  let results: [ComparisonResult]
}
