/// Consumes an unused value, so that its computation is not optimised away.
///
/// - Parameter value: The value.
@inline(never)
@_optimize(none)
package func blackhole<Value>(_ value: Value) {}
