import ScreenDocument
import TopScreen

extension DiffReport {
  /// One sentence about what has changed, without a full stop: `1 content is gone, 2 are new`,
  /// `Nothing has changed`, or, if no content could be read, that.
  package var headline: String {
    var parts: [String] = []
    for (change, count) in counts {
      let word = change == .rehosted ? "shown by the other side" : change.words
      let noun = parts.isEmpty ? (count == 1 ? " content" : " contents") : ""
      parts.append("\(count.grouped)\(noun) \(count == 1 ? "is" : "are") \(word)")
    }
    if titleChanged { parts.append("the title has changed") }
    let containers = changedContainerIDs.count
    if containers > 0 {
      let verb = containers == 1 ? "has" : "have"
      parts.append("\(containers.counted("container")) \(verb) changed")
    }
    let hidden = changedHiddenContents.count
    if hidden > 0 {
      parts.append(
        hidden == 1
          ? "1 hidden content has changed" : "\(hidden.grouped) hidden contents have changed"
      )
    }
    let sentence = parts.joined(separator: ", ")
    guard sentence.isEmpty else { return sentence.prefix(1).uppercased() + sentence.dropFirst() }
    return isEitherScreenUnreadable ? "No content could be read" : "Nothing has changed"
  }
}
