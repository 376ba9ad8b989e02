extension Duration {
  /// The duration in seconds, minutes, hours or days, rounded down: `90 s`, `3 min`.
  ///
  /// The unit is the largest of which there are at least two; seconds if there is none.
  var ageText: String {
    let seconds = components.seconds
    return switch seconds {
    case ..<120: "\(seconds) s"
    case ..<7200: "\(seconds / 60) min"
    case ..<172_800: "\(seconds / 3600) h"
    default: "\(seconds / 86_400) days"
    }
  }
}
