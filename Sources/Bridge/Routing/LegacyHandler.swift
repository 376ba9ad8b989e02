public import TopScreen
import UIStateLayer

/// How the old world makes the handler of one kind of content.
@MainActor
public struct LegacyHandler {
  let registration: AnyLegacyRegistration

  /// Registers a kind whose handler tells what it shows, and so can be compared.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - make: Makes a handler; called once a content, and once more where it is compared.
  public init<Response, Output, Handler: ObservableLegacyHandler<Response, Output>>(
    _ key: ContentKey<Response, Output>,
    make: @escaping @MainActor (LegacyEnvironment) -> Handler
  ) {
    registration = LegacyRegistration(key: key, isObservable: true) { environment in
      LegacySide(observing: make(environment))
    }
  }

  /// Registers a kind whose handler can only be configured, and so stays on stage `off`.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - make: Makes a handler; called once a content.
  public init<Response, Output, Handler: LegacyContentHandler<Response>>(
    _ key: ContentKey<Response, Output>,
    make: @escaping @MainActor (LegacyEnvironment) -> Handler
  ) {
    registration = LegacyRegistration(key: key, isObservable: false) { environment in
      LegacySide(make(environment))
    }
  }
}
