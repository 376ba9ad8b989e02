/// A record that a group has sent events to an emitter, with the number of the emitter.
struct GroupSendingToEmitter: Hashable, Sendable {
  let senderGroup: String
  let receivingEmitter: Int
}
