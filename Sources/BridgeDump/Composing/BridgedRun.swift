import Bridge
import Parity
import ScreenDump

/// A screen composed through the bridge, and the results of comparing its sides.
struct BridgedRun {
  let composedScreen: DumpedScreen
  let results: [ComparisonResult]
}
