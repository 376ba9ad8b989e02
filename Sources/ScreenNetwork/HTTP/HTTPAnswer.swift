import ScreenDocument
import StrictJSON

/// One response of a server; the body is read only if it succeeded.
struct HTTPAnswer: Sendable {
  let head: HTTPHead
  let bytes: [UInt8]

  /// Whether a compressed document ends early, which only its JSON shows.
  ///
  /// - Complexity: O(bytes) for a compressed document.
  var isCutOff: Bool {
    guard head.isPacked else { return false }
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(bytes)
      return false
    } catch {
      switch error.reason {
      case .empty, .unexpectedEnd, .unterminatedString: return true
      default: return false
      }
    }
  }
}
