/// A record that a group has sent events to an emitter, with the number of the emitter.
struct WiringGroupSending: Hashable, Sendable {
  let senderGroup: String
  let receivingEmitter: Int
}
