/// Takes a value that nobody uses, so that making it is not optimised away.
///
/// - Parameter value: The value.
@inline(never)
@_optimize(none)
package func blackhole<Value>(_ value: Value) {}
