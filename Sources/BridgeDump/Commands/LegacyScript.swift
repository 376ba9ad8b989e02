public import ScreenDump

/// The old side of a screen that scripts play actions on.
@MainActor
public struct LegacyScript {
  /// The old side; its name and actions are the new side's.
  public let screen: any ScriptedScreen

  private let sample: [UInt8]

  /// Describes the old side of a screen.
  ///
  /// - Parameters:
  ///   - screen: The old side; its name and actions are the new side's.
  ///   - sample: The script to compare by where the user names none, in UTF-8.
  public init(_ screen: any ScriptedScreen, sample: [UInt8]) {
    self.screen = screen
    self.sample = sample
  }

  func sampleScript() throws(DumpFailure) -> Script {
    try Script(reading: sample, name: "\(screen.name).txt", verbs: screen.verbs)
  }
}
