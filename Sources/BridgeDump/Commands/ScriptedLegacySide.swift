public import ScreenDump

/// The legacy side of a screen that scripts play actions on.
@MainActor
public struct ScriptedLegacySide {
  /// The legacy side; its name and actions must equal those of the state side.
  public let screen: any ScriptedScreen

  private let defaultScriptBytes: [UInt8]

  /// Creates the legacy side of a screen.
  ///
  /// - Parameters:
  ///   - screen: The legacy side; its name and actions must equal those of the state side.
  ///   - defaultScript: The default script, in UTF-8.
  public init(_ screen: any ScriptedScreen, defaultScript: [UInt8]) {
    self.screen = screen
    defaultScriptBytes = defaultScript
  }

  func readDefaultScript() throws(DumpFailure) -> Script {
    try Script(reading: defaultScriptBytes, fileName: "\(screen.name).txt", verbs: screen.verbs)
  }
}
