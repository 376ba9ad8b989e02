/// An object that a test lets others hold, to see when they release it.
final class Payload: Sendable {}
