public import StrictJSON

/// The actions that an app supports, each with the code that performs it.
///
/// A content declares its action among the other members of its payload; so do the items and
/// elements of a block:
///
/// ```json
/// { "text": "Cart", "action": "navigate", "destination": "/cart" }
/// ```
///
/// | in the payload                              | gives                    | code                 |
/// | ------------------------------------------- | ------------------------ | -------------------- |
/// | no `action`, or `null`                      | nothing                  | –                    |
/// | an `action` that is not registered          | nothing                  | `unknownAction`      |
/// | an `action` that is not a text              | nothing                  | `invalidAction`      |
/// | a required `destination` is absent, or one is refused | nothing        | `invalidDestination` |
/// | a valid action                              | a ``ContentAction``      | –                    |
/// | more than ``ContentActions/maximumReadCount`` actions of one content | only the first ones | `tooManyActions` |
///
/// `navigate` is registered from the start, without code: until the app registers its code, it is
/// read as valid, but ``perform(_:)`` returns the warning `unknownAction`. An app can add other
/// actions:
///
/// ```swift
/// var actions = ActionRegistry(schemes: ["https", "market"])
/// actions.register("navigate") { action in router.open(action.destination) }
/// actions.register("share", destination: .optional) { _ in share() }
/// ```
@MainActor
public struct ActionRegistry {
  /// Whether an action requires, allows or ignores a destination.
  public enum DestinationRequirement: Hashable, Sendable {
    /// The action needs a valid destination.
    case required
    /// The destination may be absent; a document's action with an invalid one does nothing.
    case optional
    /// The action has no destination; one in the payload is ignored.
    case ignored
  }

  private struct Registration {
    var requirement: DestinationRequirement
    var perform: (@MainActor (ContentAction) -> Void)?
  }

  /// The name of the action that opens a destination.
  public nonisolated static let navigate = "navigate"

  /// The allowed schemes of destinations, in lower case.
  public let schemes: Set<String>

  private var registrationByName: [String: Registration]

  /// Creates a registry with the action `navigate`, whose code the app must register.
  ///
  /// - Parameter schemes: The schemes that destinations may have, beside relative paths.
  public init(schemes: Set<String> = Destination.defaultSchemes) {
    self.schemes = Set(schemes.map { $0.lowercased() })
    registrationByName = [Self.navigate: Registration(requirement: .required)]
  }

  /// The names of the registered actions, sorted.
  public var names: [String] { registrationByName.keys.sorted() }

  /// Registers an action, or replaces the one with the same name.
  ///
  /// - Parameters:
  ///   - name: The action's name in documents.
  ///   - destination: Whether the action requires, allows or ignores a destination.
  ///   - perform: The code that performs the action.
  public mutating func register(
    _ name: String,
    destination: DestinationRequirement = .required,
    perform: @escaping @MainActor (ContentAction) -> Void
  ) {
    registrationByName[name] = Registration(requirement: destination, perform: perform)
  }

  /// Performs an action by calling the code that is registered for its name.
  ///
  /// - Returns: A warning that says why the action was not performed; `nil` if it was performed.
  @discardableResult
  public func perform(_ action: ContentAction) -> Diagnostic? {
    guard let registration = registrationByName[action.name],
      let perform = registration.perform
    else {
      return Diagnostic(
        severity: .warning,
        code: "unknownAction",
        message: "No handler performs the action \"\(action.name.cutForMessages)\"; register it."
      )
    }
    if registration.requirement == .required, action.destination == nil {
      return Diagnostic(
        severity: .warning,
        code: "invalidDestination",
        message: "The action \"\(action.name.cutForMessages)\" has no destination; add one."
      )
    }
    perform(action)
    return nil
  }

  /// Reads the actions that a content's payload declares, without performing them.
  ///
  /// - Parameter response: The content.
  /// - Returns: The valid actions, the content's own first, then those of the items and elements of
  ///   a block in order, and a warning for each invalid one. Actions and warnings together are at
  ///   most ``ContentActions/maximumReadCount``; one more warning says if there are more.
  /// - Complexity: O(members of the payload, of its items and of their elements).
  public func declaredActions(of response: ResponseData) -> ContentActions {
    var actions = ContentActions()
    readAction(of: response.payload, itemOrElement: nil, into: &actions)
    guard response.isBlock, let items = response.payload["items"] else { return actions }
    for item in items.elements {
      readAction(of: item, itemOrElement: item.idMember, into: &actions)
      guard let elements = item["elements"]?.elements else { continue }
      for element in elements {
        readAction(of: element, itemOrElement: element.idMember, into: &actions)
      }
    }
    return actions
  }

  private func readAction(
    of carrier: JSONValue,
    itemOrElement: ContentID?,
    into actions: inout ContentActions
  ) {
    guard let value = carrier["action"], !value.isNull else { return }
    guard actions.hasRoom else {
      actions.actionCountBeyondMaximum += 1
      return
    }
    guard let name = value.string else {
      actions.addWarning(
        "invalidAction",
        at: value,
        message: "An action must be a text, found \(value.kind.nameWithArticle); it does nothing."
      )
      return
    }
    guard let registration = registrationByName[name] else {
      actions.addWarning(
        "unknownAction",
        at: value,
        message:
          "The action \"\(name.cutForMessages)\" is not registered and does nothing; register it."
      )
      return
    }
    let sent = registration.requirement == .ignored ? nil : carrier["destination"]
    guard let sent, !sent.isNull else {
      if registration.requirement == .required {
        actions.addWarning(
          "invalidDestination",
          at: sent ?? carrier,
          message:
            "The action \"\(name.cutForMessages)\" has no destination and does nothing; send a \"destination\"."
        )
      } else {
        actions.append(ContentAction(name: name, itemOrElement: itemOrElement))
      }
      return
    }
    guard let text = sent.string else {
      actions.addWarning(
        "invalidDestination",
        at: sent,
        message:
          "A destination must be a text, found \(sent.kind.nameWithArticle); the action does nothing."
      )
      return
    }
    do throws(DestinationError) {
      let destination = try Destination(text, schemes: schemes)
      actions.append(
        ContentAction(name: name, destination: destination, itemOrElement: itemOrElement)
      )
    } catch {
      actions.addWarning("invalidDestination", at: sent, message: error.description)
    }
  }
}

extension JSONValue {
  fileprivate var idMember: ContentID? {
    self["id"]?.string.map { ContentID($0) }
  }
}
