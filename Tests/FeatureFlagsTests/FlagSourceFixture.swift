import FeatureFlags
import Foundation
import JSONLogic
import StrictJSON
import Synchronization

/// Records the keys of changed flags.
final class RecordedKeys: Sendable {
  private let recorded = Mutex<[Set<String>]>([])

  var all: [Set<String>] { recorded.withLock(\.self) }

  func record(_ keys: Set<String>) {
    recorded.withLock { $0.append(keys) }
  }
}

extension FeatureProvider {
  /// The flag's value without a targeting key, at the reference date.
  func value(_ key: String, as type: FlagType? = nil) -> JSONTree {
    evaluation(key, as: type).value
  }

  func evaluation(_ key: String, as type: FlagType? = nil) -> ResolutionDetails {
    evaluate(
      key,
      as: type,
      default: .null,
      in: EvaluationContext(),
      at: Date(timeIntervalSince1970: 0)
    )
  }
}
