/// Wraps a value that a test deliberately shares between threads.
// Sendable: the tests check exactly this sharing; the library synchronises it.
struct Shared<Value>: @unchecked Sendable {
  let value: Value
}
