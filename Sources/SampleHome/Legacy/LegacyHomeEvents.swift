#if LegacyBridge
import LegacyRx

/// The events that the legacy handlers of one screen exchange.
///
/// The handler of the point balance emits the user's rank, and the handler of the coupons
/// subscribes to it. Every screen has an instance, so that no screen receives the events of another
/// user.
final class LegacyHomeEvents {
  /// The user's rank: the last one that was emitted; regular before the first.
  let memberRank = BehaviorRelay(value: LegacyMemberRank.regular).named("memberRank")
}
#endif
