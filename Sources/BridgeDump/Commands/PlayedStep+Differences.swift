import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

extension PlayedStep {
  /// Returns the differences between the view data and commands of two steps, at most
  /// ``ViewDataComparison/differenceLimit``.
  ///
  /// Equal steps have none. The paths of commands begin with `/commands`. If a step is missing or
  /// cannot be encoded, or if different steps have the same encoding, the result is one difference
  /// of the whole steps.
  static func differences(from legacy: PlayedStep?, to state: PlayedStep?) -> [ParityDifference] {
    let (old, new) = (legacy?.viewDataAndCommandsTree, state?.viewDataAndCommandsTree)
    guard
      legacy?.viewData != state?.viewData || legacy?.deliveredCommands != state?.deliveredCommands
    else {
      return []
    }
    guard let old, let new, old != new else {
      return [ParityDifference(path: .root, legacy: old, state: new)]
    }
    return old.differences(to: new, limit: ViewDataComparison.differenceLimit).map {
      ParityDifference(path: $0.path, legacy: $0.old, state: $0.new)
    }
  }

  /// The view data and the commands as one JSON object; `nil` if the view data cannot be encoded.
  var viewDataAndCommandsTree: JSONTree? {
    guard let tree = try? JSONTree(encoding: viewData) else { return nil }
    let commands = JSONTree.Member(
      key: "commands",
      value: .array(deliveredCommands.map(JSONTree.string))
    )
    guard case .object(let members) = tree else {
      return .object([JSONTree.Member(key: "viewData", value: tree), commands])
    }
    return .object(members + [commands])
  }
}
