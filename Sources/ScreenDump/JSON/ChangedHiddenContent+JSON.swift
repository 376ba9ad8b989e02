import ScreenDocument
import StrictJSON

extension ChangedHiddenContent {
  /// The change in the JSON format of `diff`; the reason of a screen without the content is `null`.
  var json: JSONTree {
    .object([
      "id": .string(id.rawValue),
      "kind": .string(kind.rawValue),
      "oldReason": .string(oldReason),
      "newReason": .string(newReason),
    ])
  }
}
