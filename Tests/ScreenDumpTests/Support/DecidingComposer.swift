import ScreenDocument
import ScreenDump
import TopScreen

/// Composes as the app does, then adds a decision to every content.
@MainActor
struct DecidingComposer: ScreenComposing {
  let base: any ScreenComposing
  let decision: SideDecision
  let notes: [SourcedDiagnostic]

  func options(for role: ScreenRoleInCommand) -> [DumpOption] {
    [DumpOption(role.optionName("rules"), placeholder: "FILE", help: "Rules to decide by.")]
  }

  func compose(
    _ screen: ScreenToCompose,
    as role: ScreenRoleInCommand,
    for request: DumpRequest
  ) throws(DumpFailure) -> DumpedScreen {
    var composition = try base.compose(screen, as: role, for: request).composition
    let rules = options(for: role)[0]
    for index in composition.items.indices {
      composition.items[index].content.decision = decision
      composition.items[index].content.sideReason = request.arguments.value(of: rules) ?? "by hand"
      if role == .new { composition.items[index].content.side = .legacy }
    }
    return DumpedScreen(name: screen.name, composition: composition, notes: notes)
  }
}
