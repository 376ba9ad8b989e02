import ScreenDocument
import StrictJSON

/// One answer of a server; the document is read for a success alone.
struct HTTPAnswer: Sendable {
  let head: HTTPHead
  let bytes: [UInt8]

  /// Whether a document that came packed ends in the middle, which nothing but its JSON tells.
  ///
  /// - Complexity: O(bytes) for what came packed.
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
