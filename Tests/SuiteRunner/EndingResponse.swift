/// A counter whose decoding can end the process.
struct EndingResponse: Decodable, Sendable {
  /// How the process ends.
  @MainActor static var end = End.survives

  var count: Int

  var isLarge: Bool { count > 1_000_000 }

  private enum CodingKeys: CodingKey { case count }

  init(from decoder: any Decoder) throws {
    count = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
    let end = MainActor.assumeIsolated { Self.end }
    if end == .trapsInDecoding, isLarge { preconditionFailure("The response traps.") }
  }
}
