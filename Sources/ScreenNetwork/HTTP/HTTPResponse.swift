import ScreenDocument
import StrictJSON

/// One response of a server; its bytes are empty if the status is not 200 or 203.
struct HTTPResponse: Sendable {
  let head: HTTPResponseHead
  let bytes: [UInt8]

  /// Whether a compressed document ends before its JSON is complete; `false` for an uncompressed
  /// one.
  ///
  /// Only the JSON shows this, because the length of a compressed document is not declared.
  ///
  /// - Complexity: O(bytes) for a compressed document; otherwise O(1).
  var hasIncompleteCompressedJSON: Bool {
    guard head.isCompressed else { return false }
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(bytes)
      return false
    } catch {
      return error.isCutOff(bytes)
    }
  }
}
