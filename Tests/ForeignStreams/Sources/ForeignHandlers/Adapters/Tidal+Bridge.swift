// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Bridge
public import Tidal

extension Tide: @retroactive ValueSource {
  public func subscribe(
    next: @escaping @Sendable (Wave) -> Void,
    failed: @escaping @Sendable (any Error) -> Void,
    completed: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let id = launch(next)
    return Cancellation { self.sink(id) }
  }
}
