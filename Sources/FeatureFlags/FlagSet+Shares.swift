public import Foundation
public import JSONLogic
import StrictJSON

extension FlagSet {
  /// Returns whether a flag is enabled and has a rule, so that users can get different variants.
  ///
  /// - Returns: True if it is enabled and has a rule; false if there is no such flag.
  public func isTargeted(_ key: String) -> Bool {
    guard let flag = definition(of: key) else { return false }
    return flag.state == .enabled && flag.targeting != nil
  }

  /// Returns each evaluation of a flag with the share of users that get it, for users who differ
  /// only in their targeting key.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - context: The attributes that all these users have.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The evaluations with their shares, from 0 to 1, whose sum is 1 up to rounding; a
  ///   variant can be listed more than once. A flag that is not targeted (``isTargeted(_:)``), or
  ///   does not exist, has one evaluation, with the share 1. `nil` if the shares are unknown: a
  ///   condition reads the targeting key, a seed reads it but does not contain all of it, or the
  ///   rule fails.
  public func expectedShares(
    of key: String,
    in context: EvaluationContext,
    at now: Date
  ) -> [(evaluation: ResolutionDetails, share: Double)]? {
    guard isTargeted(key), let flag = definition(of: key), let rule = flag.targeting else {
      return [(evaluate(key, in: context, at: now), 1)]
    }
    do throws(RuleError) {
      let shares = try rule.expectedShares(in: context, flagKey: key, at: now.unixSeconds)
      return shares?.map { result, share in
        (flag.detailsFromRuleResult(result, as: nil, default: .null), share)
      }
    } catch {
      return nil
    }
  }
}
