public import ScreenDocument

/// An object that runs one side of the contents of a screen, without the other side.
@MainActor
public protocol SideRunner: AnyObject {
  /// Runs one side of all contents of a line on a new screen.
  ///
  /// - Parameters:
  ///   - content: The content whose output is returned.
  ///   - side: The side that runs.
  ///   - line: The responses, steps and context.
  /// - Returns: The last output of the content; ``SideOutput/nothing`` or ``SideOutput/refused`` if
  ///   there is none.
  func output(of content: ContentID, on side: ComparedSide, of line: JournalLine) -> SideOutput
}
