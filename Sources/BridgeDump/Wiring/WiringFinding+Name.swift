import LegacyRx

extension WiringFinding {
  /// The finding's name in JSON.
  var jsonName: String {
    switch self {
    case .cycle: "cycle"
    case .emitterWithoutListener: "unheardEmitter"
    case .listenerWithoutEmitter: "listenerOfNothing"
    case .fanOut: "fanOut"
    case .repeatedWork: "repeatedWork"
    case .listenerOutlivingScreen: "outlivingListener"
    }
  }

  /// The number of listeners of a fan-out, or the number of subscriptions for each of which work is
  /// repeated.
  ///
  /// It is `nil` for other findings.
  var listenerOrSubscriptionCount: Int? {
    switch self {
    case .fanOut(_, let count), .repeatedWork(_, let count): count
    case .cycle, .emitterWithoutListener, .listenerWithoutEmitter, .listenerOutlivingScreen: nil
    }
  }
}
