import ScreenDump

/// The options of `compare` with which the legacy side is compared with itself.
struct NoiseOptions {
  static let noise = DumpOption(
    flag: "noise",
    help: "Compare the legacy side with itself to find noise."
  )
  static let runs = DumpOption(
    "runs",
    placeholder: "N",
    help: "The number of comparisons with --noise; 20 by default."
  )

  /// The number of times that each screen is compared with itself.
  let legacySelfComparisonCount: Int

  /// Reads the options; `nil` if neither is given.
  ///
  /// - Throws: A message for `--runs` without `--noise`, and for a number outside 1 to 100,000.
  @MainActor
  init?(_ arguments: DumpArguments) throws(DumpFailure) {
    let text = arguments.value(of: Self.runs)
    guard arguments.has(Self.noise) else {
      guard text == nil else { throw DumpFailure("the option '--runs' needs '--noise'; add it") }
      return nil
    }
    guard let runs = Int(text ?? "20"), 1...Self.maximumSelfComparisonCount ~= runs else {
      throw DumpFailure(
        "the option '--runs' expects a number from 1 to \(Self.maximumSelfComparisonCount), not '\(text ?? "")'; "
          + "write 20"
      )
    }
    legacySelfComparisonCount = runs
  }

  private static var maximumSelfComparisonCount: Int { 100_000 }
}
