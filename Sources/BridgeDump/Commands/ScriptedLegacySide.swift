public import ScreenDump

/// The legacy side of a screen that scripts play actions on.
@MainActor
public struct ScriptedLegacySide {
  /// The legacy side; its name and actions must equal those of the state side.
  public let screen: any ScriptedScreen

  private let sampleScriptBytes: [UInt8]

  /// Creates the legacy side of a screen.
  ///
  /// - Parameters:
  ///   - screen: The legacy side; its name and actions must equal those of the state side.
  ///   - sample: The default script, in UTF-8.
  public init(_ screen: any ScriptedScreen, sample: [UInt8]) {
    self.screen = screen
    sampleScriptBytes = sample
  }

  func readSampleScript() throws(DumpFailure) -> Script {
    try Script(reading: sampleScriptBytes, fileName: "\(screen.name).txt", verbs: screen.verbs)
  }
}
