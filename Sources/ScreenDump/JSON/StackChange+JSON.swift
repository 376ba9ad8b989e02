import ScreenDocument
import StrictJSON
import TopScreen

extension StackChange {
  /// The change by the contract of `diff`, every key present.
  var json: JSONTree {
    .object([
      "change": .string(name),
      "id": .string(id.rawValue),
      "from": .integer(from),
      "to": .integer(to),
    ])
  }
}
