import JSONLogic

/// A rule for a flag, and the choice of each generation.
struct FractionalChoice: Sendable, CustomStringConvertible {
  let flag: String
  let rule: String
  let data: String
  let chosen: [FractionalGeneration: String]

  init(
    _ flag: String,
    _ rule: String,
    _ data: String,
    first: String? = nil,
    second: String? = nil,
    third: String? = nil
  ) {
    self.flag = flag
    self.rule = rule
    self.data = data
    chosen = [.first: first, .second: second, .third: third].compactMapValues(\.self)
  }

  var description: String { "\(flag) \(rule) \(data)" }
}
