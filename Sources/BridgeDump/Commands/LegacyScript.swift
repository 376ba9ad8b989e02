public import ScreenDump

/// The legacy side of a screen that scripts play actions on.
@MainActor
public struct LegacyScript {
  /// The legacy side; its name and actions must equal those of the state side.
  public let screen: any ScriptedScreen

  private let sample: [UInt8]

  /// Creates the legacy side of a screen.
  ///
  /// - Parameters:
  ///   - screen: The legacy side; its name and actions must equal those of the state side.
  ///   - sample: The default script, in UTF-8.
  public init(_ screen: any ScriptedScreen, sample: [UInt8]) {
    self.screen = screen
    self.sample = sample
  }

  func sampleScript() throws(DumpFailure) -> Script {
    try Script(reading: sample, name: "\(screen.name).txt", verbs: screen.verbs)
  }
}
