/// The name of the function that created an observable, stored in one machine word.
@usableFromInline
struct OperatorName {
  // A `#function` literal: it lasts as long as the process and ends with a zero.
  private let literal: UnsafePointer<UInt8>

  /// Stores the pointer to a `#function` literal.
  @usableFromInline
  init(_ function: StaticString) {
    literal = function.utf8Start
  }

  /// The function's name without its arguments' labels.
  var functionBaseName: String {
    let function = String(cString: literal)
    return String(function.prefix { $0 != "(" })
  }
}
