import Foundation
import Parity
import ScreenDocument

/// Reads recorded lines.
enum Records {
  /// The moment and place of the bundled screen.
  static let context = JournalContext(
    moment: Date(timeIntervalSince1970: 1_775_005_200),
    timeZone: TimeZone(secondsFromGMT: 9 * 3_600),
    locale: Locale(identifier: "ja_JP@calendar=gregorian")
  )

  /// Returns the lines of a journal, or a screen as one line.
  static func lines(_ path: String) throws -> [JournalLine] {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    guard path.hasSuffix(".journal") else {
      let document = try ContentDocument(reading: bytes)
      return [JournalLine(context: context, responses: document.contents)]
    }
    var reader = JournalReader()
    return try bytes.split(separator: UInt8(ascii: "\n")).map { try reader.line(Array($0)) }
  }
}
