import Parity
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@Suite struct TreeMinimizerTests {
  private static func tree(_ text: String) throws -> JSONTree {
    try JSONDocument(Array(text.utf8)).root.tree
  }

  private static func minimized(_ text: String, while holds: @escaping (String) -> Bool) throws
    -> String
  {
    var minimizer = TreeMinimizer { holds($0.text()) }
    return minimizer.minimize(try tree(text)).text()
  }

  @Test func `removes everything that the property does not need, at every level`() throws {
    let text = #"{"a":[1,2,{"b":"x","c":[true,{"needle":null}]},4],"d":{"e":[5,6]}}"#
    #expect(
      try Self.minimized(text) { $0.contains("needle") } == #"{"a":[{"c":[{"needle":null}]}]}"#
    )
  }

  @Test(arguments: [
    (#"[7000]"#, #"[100]"#), (#"[-7000]"#, #"[-100]"#), (#"[123.75]"#, #"[100]"#),
    (#"[1e5]"#, #"[100]"#),
  ])
  func `finds the number nearest to zero`(text: String, smallest: String) throws {
    #expect(
      try Self.minimized(text) { text in
        Double(text.dropFirst().dropLast()).map { abs($0) >= 100 } ?? false
      } == smallest
    )
  }

  @Test func `shortens texts by whole characters, and replaces true with false`() throws {
    #expect(
      try Self.minimized(#"["abc👨‍👩‍👧def",true]"#) { $0.contains("👨‍👩‍👧") && $0.contains(",") }
        == #"["👨‍👩‍👧",false]"#
    )
  }

  @Test func `returns a tree without the property unchanged`() throws {
    var minimizer = TreeMinimizer { _ in false }
    #expect(minimizer.minimize(try Self.tree("[1,2]")) == .array([.number("1"), .number("2")]))
    #expect(minimizer.trialCount == 1)
  }

  @Test func `stops after the last trial, with the smallest tree so far`() throws {
    var minimizer = TreeMinimizer(maximumTrials: 3) { $0.childCountForTests > 0 }
    let smallest = minimizer.minimize(try Self.tree("[1,2,3,4,5,6,7,8]"))
    #expect(minimizer.ranOutOfTrials && minimizer.trialCount == 3)
    #expect(smallest.childCountForTests == 4)
  }

  @Test(arguments: UInt64(1)...40)
  func `no child of a minimized random tree can be removed, for any property`(seed: UInt64) {
    var random = Seeded(seed: seed)
    let tree = JSONTree.random(using: &random, depth: 4)
    let modulus = Int.random(in: 2...5, using: &random)
    // Neither monotone nor continuous: the result for a smaller part does not predict that of the
    // larger.
    let holds = { (tree: JSONTree) in
      tree.text().utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % modulus == 1
    }
    var minimizer = TreeMinimizer(while: holds)
    let smallest = minimizer.minimize(tree)
    guard holds(tree) else {
      #expect(smallest == tree, "seed \(seed)")
      return
    }
    #expect(holds(smallest), "seed \(seed)")
    for shorter in smallest.withoutOneChild {
      #expect(!holds(shorter), "seed \(seed): \(shorter.text()) is smaller than \(smallest.text())")
    }
  }
}

extension JSONTree {
  fileprivate var childCountForTests: Int {
    guard case .array(let elements) = self else { return 0 }
    return elements.count
  }

  /// Every tree that lacks one element or member of this one.
  fileprivate var withoutOneChild: [JSONTree] {
    var trees: [JSONTree] = []
    switch self {
    case .array(let elements):
      for index in elements.indices {
        trees.append(.array(elements.replacing(index, by: [])))
        for element in elements[index].withoutOneChild {
          trees.append(.array(elements.replacing(index, by: [element])))
        }
      }
    case .object(let members):
      for (index, member) in members.enumerated() {
        trees.append(.object(members.replacing(index, by: [])))
        for value in member.value.withoutOneChild {
          let other = Member(key: member.key, value: value)
          trees.append(.object(members.replacing(index, by: [other])))
        }
      }
    case .null, .bool, .number, .string: break
    }
    return trees
  }

  fileprivate static func random(using random: inout Seeded, depth: Int) -> JSONTree {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .number(String(Int.random(in: -1_000...1_000, using: &random)))
    case 3: return .string(String("日本語abc".shuffled(using: &random).prefix(3)))
    case 4:
      return .array(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          Self.random(using: &random, depth: depth - 1)
        }
      )
    default:
      return .object(
        (0..<Int.random(in: 0...5, using: &random)).map {
          Member(key: "k\($0)", value: Self.random(using: &random, depth: depth - 1))
        }
      )
    }
  }
}

extension Array {
  fileprivate func replacing(_ index: Int, by elements: [Element]) -> [Element] {
    Array(self[..<index] + elements + self[(index + 1)...])
  }
}
