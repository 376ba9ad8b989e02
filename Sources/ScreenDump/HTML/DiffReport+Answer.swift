import ScreenDocument
import TopScreen

extension DiffReport {
  /// What has changed, in one sentence: `2 contents are new, 1 is gone`.
  package var answer: String {
    let names = difference.changes.map(\.name)
    let words = [
      ("insert", "new"), ("delete", "gone"), ("move", "moved"), ("update", "changed"),
      ("rehost", "shown by the other side"),
    ]
    var parts: [String] = []
    for (name, word) in words {
      let count = names.count { $0 == name }
      guard count > 0 else { continue }
      let noun = parts.isEmpty ? (count == 1 ? " content" : " contents") : ""
      parts.append("\(count.grouped)\(noun) \(count == 1 ? "is" : "are") \(word)")
    }
    if titleChanged { parts.append("the title has changed") }
    let sentence = parts.joined(separator: ", ")
    return sentence.isEmpty
      ? "Nothing has changed" : sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}
