import ScreenDocument
import StrictJSON
import TopScreen

extension StackChange {
  /// The change in the JSON format of `diff`; an index that the change does not have is `null`.
  var json: JSONTree {
    .object([
      "change": .string(name),
      "id": .string(id.rawValue),
      "from": .integer(from),
      "to": .integer(to),
    ])
  }
}
