package import ScreenDocument
package import UIStateLayer

/// A ``ContentRoute`` with the types of its response and its view data.
@MainActor
package final class TypedRoute<
  UIState: AnyObject,
  Response: Decodable & Sendable,
  Output: ViewData
>: ErasedRoute {
  package nonisolated let kind: ContentKind
  package let readFamilies: [PartialKeyPath<UIState>]
  /// Returns the key path of the kind's slots.
  ///
  /// It is a closure, because creating a key path is the slowest part of creating a route, and many
  /// routes are for kinds that the screen does not contain or that a legacy handler shows.
  private let slotsPath: () -> KeyPath<UIState, UIStateSlots<Output>>
  private let makeViewDataFunction:
    @MainActor (UnfilledRecordingSlotReader<UIState>) -> ViewDataFunction<Response, Output>
  private let effectsOfResponse: (@Sendable (Response, Output) -> [RoutedEffect])?
  private let effectsOfAction: (@Sendable (UserAction, Output) -> [RoutedEffect])?
  /// Decodes the user's actions and creates reducers; `nil` for a route that accepts no actions.
  package let interaction: RouteInteraction<Response, Output>?

  init(
    key: ContentKey<Response, Output>,
    slots path: @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    reading families: [PartialKeyPath<UIState>] = [],
    interaction: RouteInteraction<Response, Output>? = nil,
    viewData:
      @escaping @MainActor (UnfilledRecordingSlotReader<UIState>) -> ViewDataFunction<
        Response, Output
      >
  ) {
    slotsPath = path
    effectsOfResponse = nil
    effectsOfAction = nil
    self.interaction = interaction
    makeViewDataFunction = viewData
    kind = key.kind
    readFamilies = families
  }

  private init(
    _ route: TypedRoute,
    effects: (@Sendable (Response, Output) -> [RoutedEffect])?,
    actionEffects: (@Sendable (UserAction, Output) -> [RoutedEffect])?
  ) {
    slotsPath = route.slotsPath
    makeViewDataFunction = route.makeViewDataFunction
    interaction = route.interaction
    effectsOfResponse = effects
    effectsOfAction = actionEffects
    kind = route.kind
    readFamilies = route.readFamilies
  }

  package var hasEffects: Bool { effectsOfResponse != nil }

  package var isInteractive: Bool { interaction != nil }

  /// Returns a copy of the route in which these effects of responses replace the previous ones.
  func withResponseEffects(
    _ effects: @escaping @Sendable (Response, Output) -> [RoutedEffect]
  ) -> TypedRoute {
    TypedRoute(self, effects: effects, actionEffects: effectsOfAction)
  }

  /// Returns a copy of the route in which these effects of actions replace the previous ones.
  func withActionEffects(
    _ actionEffects: @escaping @Sendable (UserAction, Output) -> [RoutedEffect]
  ) -> TypedRoute {
    TypedRoute(self, effects: effectsOfResponse, actionEffects: actionEffects)
  }

  /// Returns the route's function for one content, which reads other slots from the given values.
  ///
  /// - Parameters:
  ///   - values: The values of the slots.
  ///   - unfilledReads: Records the unfilled slots that the function reads; `nil` to record
  ///     nothing.
  /// - Returns: The function.
  package func viewDataFunction(
    reading values: FirstContentSlotValues<UIState>,
    recording unfilledReads: UnfilledReads?
  ) -> ViewDataFunction<Response, Output> {
    let record = unfilledReads ?? UnfilledReads()
    let function = makeViewDataFunction(UnfilledRecordingSlotReader(values, recording: record))
    return readFamilies.isEmpty ? function : function.preceded { record.removeAll() }
  }

  /// Creates an empty record of unfilled slots for one content; `nil` for a route that reads no
  /// other slots.
  package func makeUnfilledReads() -> UnfilledReads? {
    readFamilies.isEmpty ? nil : UnfilledReads()
  }

  /// Creates the selector of one content's effects, none performed yet; `nil` if the route has no
  /// effects.
  package func makeDueEffectSelector() -> DueEffectSelector<Response, Output>? {
    effectsOfResponse.map { DueEffectSelector($0, ofActions: effectsOfAction) }
  }

  /// Returns the family of slots that the route fills, in a screen's state.
  package func slots(in state: UIState) -> UIStateSlots<Output> {
    state[keyPath: slotsPath()]
  }

  package func ownFamily(
    ifAmong families: [PartialKeyPath<UIState>]
  ) -> PartialKeyPath<UIState>? {
    let mayBeAmong = families.contains { type(of: $0).valueType == UIStateSlots<Output>.self }
    guard mayBeAmong else { return nil }
    let family = slotsPath()
    return families.contains(family) ? family : nil
  }

  package func accept<Visitor: TypedRouteVisitor>(
    _ visitor: Visitor
  ) -> Visitor.Result where Visitor.UIState == UIState {
    visitor.visit(self)
  }
}
