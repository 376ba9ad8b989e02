public import StrictJSON

/// The value that a test of a condition reads.
public enum CauseSubject: Hashable, Sendable {
  /// The values at a path of the response, with `*` for list indices.
  case response(JSONPointer)
  /// The name of the journal line's time zone.
  case timeZone
  /// The identifier of the journal line's locale.
  case locale
  /// The version of the app.
  case appVersion
  /// The hour of the day in the journal line's time zone, 0 to 23.
  case hour
  /// The number of the journal line's step; 0 for the line's responses.
  case step

  /// The subjects that belong to the journal line and not to the response.
  static let journalLineSubjects: [Self] = [.timeZone, .locale, .appVersion, .hour, .step]

  /// The subject's name in JSON.
  var jsonName: String {
    switch self {
    case .response: "response"
    case .timeZone: "timeZone"
    case .locale: "locale"
    case .appVersion: "appVersion"
    case .hour: "hour"
    case .step: "step"
    }
  }

  /// The path in the response; `nil` for a subject that belongs to the journal line.
  public var path: JSONPointer? {
    if case .response(let path) = self { path } else { nil }
  }
}

extension CauseSubject: CustomStringConvertible {
  /// The path, or the subject in words; for the root path, "the response".
  public var description: String {
    switch self {
    case .response(let path): path == .root ? "the response" : path.description
    case .timeZone: "time zone"
    case .locale: "locale"
    case .appVersion: "app version"
    case .hour: "hour"
    case .step: "step"
    }
  }
}
