import Foundation
import ScreenDocument

/// Stores screens in a cache until it is killed: `CacheWriter FOLDER KEY`.
///
/// Each screen consists of one repeated byte, and its length depends on that byte. The first byte
/// is random in each process.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { exit(2) }
    let cache = ScreenCache(folder: arguments[1])
    print("ready")
    fflush(nil)
    var value = UInt8(truncatingIfNeeded: getpid() &* 37)
    while true {
      value &+= 1
      let bytes = [UInt8](repeating: value, count: 1 + 100 * Int(value))
      let screen = FetchedScreen(payload: .document(bytes), confirmedAt: Date())
      guard cache.store(screen, for: arguments[2]).isEmpty else { exit(3) }
    }
  }
}
