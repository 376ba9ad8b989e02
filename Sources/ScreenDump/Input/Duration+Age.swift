extension Duration {
  /// The time in the largest unit of which there are at least two, rounded down: `90 s`, `3 min`.
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
