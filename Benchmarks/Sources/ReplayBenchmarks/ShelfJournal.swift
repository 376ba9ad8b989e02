import Foundation

/// A journal of shelves in a file, in the format of an app's recording; its owner deletes it on
/// release.
final class ShelfJournal {
  let path: String

  /// Writes a file of lines.
  convenience init(lines: Int, responsesPerLine: Int) {
    var text = ""
    for line in 0..<lines {
      let responses = (0..<responsesPerLine).map {
        #"{"kind":"shelf","id":"shelf-\#($0)","value":\#(ShelfResponse.json(number: line + $0))}"#
      }
      text += #"{"schema":1,"at":\#(1_775_005_200.25 + Double(line)),"timeZone":"Asia/Tokyo","#
      text += #""locale":"ja_JP","appVersion":"4.2.0","targetingKey":"u-\#(line % 1_000)","#
      text += #""responses":[\#(responses.joined(separator: ","))]}"# + "\n"
    }
    self.init(text)
  }

  /// Writes a file with a text.
  init(_ text: String) {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "shelves-\(UUID().uuidString).journal").path
    guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
      preconditionFailure("The benchmark's journal cannot be written to '\(path)'.")
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.removeItem(atPath: path + ".ledger")
  }
}
