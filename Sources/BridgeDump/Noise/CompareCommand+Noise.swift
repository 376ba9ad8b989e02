import Bridge
import ScreenDump
import TopScreen

extension CompareCommand {
  /// Compares the legacy side of every screen with itself, as often as the options say.
  func compareLegacySideWithItself(
    _ options: NoiseOptions,
    of request: DumpRequest
  ) async throws(DumpFailure) -> DumpResult {
    var withoutEffect: [DumpOption] =
      composer.stageOptions(for: .only)
      + [Self.strict, Self.minimize, Self.minimalScreensFolder, .script]
    // With a cache, `--times` shows the age of a copy.
    if !request.arguments.has(.cache) { withoutEffect.append(.times) }
    for option in withoutEffect where request.arguments.has(option) {
      throw DumpFailure(
        "the option '--\(option.name)' has no effect with '--noise', which runs only the legacy side; "
          + "leave it out"
      )
    }
    guard request.arguments.value(of: .format) != DumpFormat.html.rawValue else {
      throw DumpFailure("noise is reported as text or JSON; choose one of them with '--format'")
    }
    if let (screen, _) = try request.scriptedScreen() {
      throw DumpFailure(
        "the screen '\(screen.name)' has no contents to compare; leave '--noise' out"
      )
    }
    let operands = request.arguments.operands
    let paths: [String?] = operands.isEmpty ? [nil] : operands
    var report = NoiseReport(
      legacySelfComparisonCount: options.legacySelfComparisonCount,
      composer.sides,
      allowsEmpty: request.arguments.has(.allowEmpty)
    )
    var failures: [DumpFailure] = []
    for path in paths {
      do throws(DumpFailure) {
        let screen = try await request.screen(path)
        report.runSelfComparisons(of: screen, through: composer, progress: request.progress)
      } catch {
        if !failures.contains(error) { failures.append(error) }
        if let path { report.addUnreadableScreen(UnreadableScreen(path, error)) }
      }
    }
    return DumpResult(report.hasReadScreen ? report : nil, failures: failures)
  }
}
