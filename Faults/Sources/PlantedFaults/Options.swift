/// The arguments of the runner.
struct Options {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var tries = 10_000
  private(set) var seed: UInt64 = 1
  private(set) var only = ""
  private(set) var leastShare = 0.0
  private(set) var sameCount = 0
  private(set) var records: [String] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        records.append(argument)
        continue
      }
      guard let value = rest.popFirst() else {
        throw Failure(description: "\(argument) needs a value")
      }
      switch argument {
      case "--tries": tries = try Self.number(value, of: argument)
      case "--seed": seed = try Self.number(value, of: argument)
      case "--only": only = value
      case "--least": leastShare = try Self.number(value, of: argument)
      case "--same": sameCount = try Self.number(value, of: argument)
      default: throw Failure(description: "\(argument) is no option")
      }
    }
    guard !records.isEmpty else { throw Failure(description: "name a journal or a screen") }
  }

  private static func number<Number: LosslessStringConvertible & Numeric & Comparable>(
    _ text: String,
    of option: String
  ) throws -> Number {
    guard let number = Number(text), number >= 0 else {
      throw Failure(description: "\(option) needs a number from 0, found \(text)")
    }
    return number
  }
}
