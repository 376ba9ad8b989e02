import StrictJSON
import TopScreen

/// The check and the decoder of the actions that the handlers of a kind accept.
struct HandlerActionDecoder {
  let accepts: @Sendable (UserAction) -> Bool
  let decode: @Sendable (JSONValue) throws(ContentDecodingError) -> UserAction

  init<Action: Codable & Sendable>(_ type: Action.Type) {
    accepts = { $0.value is Action }
    decode = { json throws(ContentDecodingError) in UserAction(try json.decode(Action.self)) }
  }
}
