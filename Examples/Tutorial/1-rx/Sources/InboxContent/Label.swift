import LegacyRx

/// A label, in the place of a `UILabel`.
package final class Label {
  package let text = BehaviorRelay(value: "")
}
