/// Describes an error by what a type can see of it: its case, its type and its coding path.
enum ErrorSummary {
  static func text(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .typeMismatch(let type, let context)?: "mismatch \(type) \(path(context))"
    case .valueNotFound(let type, let context)?: "no value \(type) \(path(context))"
    case .keyNotFound(let key, let context)?: "no key \(text([key])) \(path(context))"
    case .dataCorrupted(let context)?: "corrupted \(path(context)) \(context.debugDescription)"
    // A number that does not fit is an error of each decoder's own.
    case nil: "\(type(of: error))".hasPrefix("Failure") ? "of several" : "of a number"
    @unknown default: "unknown"
    }
  }

  static func text(_ keys: [any CodingKey]) -> String {
    keys.map { "\($0.stringValue)#\($0.intValue.map(String.init) ?? "")" }.joined(separator: "/")
  }

  private static func path(_ context: DecodingError.Context) -> String {
    // The JSONDecoder of this toolchain omits the last key here.
    context.debugDescription.contains("ISO8601") ? "" : text(context.codingPath)
  }
}
