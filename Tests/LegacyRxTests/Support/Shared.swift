/// Carries what a test shares between threads on purpose.
// Sendable: the tests are about exactly this sharing; the library synchronises it.
struct Shared<Value>: @unchecked Sendable {
  let value: Value
}
