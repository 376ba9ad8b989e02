import Basics
import Foundation
import ScreenDocument
import StrictJSON

/// The pairs of response paths that influence the same place of an output, as a search learns them.
struct InfluencingPathPairs {
  /// The maximum number of response paths that are kept for one place of an output.
  private static let maximumCausesPerPlace = 8

  /// The maximum number of changed output paths that are recorded for one change of a response.
  private static let maximumEffectsPerChange = 16

  /// The maximum number of hashes that ``cellPairHashes(of:_:)`` returns for one response.
  private static let maximumHashesPerResponse = 4_096

  /// The numbers of two response paths that influence the same place of an output.
  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  private struct PathsOfKind {
    /// The numbers of the response paths that influence an output path, for each output path.
    var byOutput: [[String]: [Int]] = [:]
    var paths: [[String]] = []
    var numbers: [[String]: Int] = [:]
    /// All learned pairs of response paths, each once, with the hash of both paths.
    var pairs: [(pair: Pair, hash: FNV1a)] = []
    var known: Set<Pair> = []

    mutating func number(of path: [String]) -> Int {
      if let number = numbers[path] { return number }
      paths.append(path)
      numbers[path] = paths.count - 1
      return paths.count - 1
    }

    mutating func addPair(_ first: Int, _ second: Int) {
      let pair = Pair(first: first, second: second)
      guard known.insert(pair).inserted else { return }
      var hash = FNV1a()
      for token in paths[first] + [""] + paths[second] { hash.add(token) }
      pairs.append((pair, hash))
    }
  }

  private var kinds: [ContentKind: PathsOfKind] = [:]

  /// Learns the output paths that change if a response is changed at one path.
  ///
  /// - Parameters:
  ///   - before: The earlier response.
  ///   - after: The derived response; if it differs at several paths or at none, nothing is
  ///     learned.
  ///   - shown: The output for the earlier response.
  ///   - now: The output for the derived response.
  ///   - kind: The kind.
  mutating func add(
    response before: JSONTree,
    changedTo after: JSONTree,
    output shown: JSONTree,
    changedTo now: JSONTree,
    of kind: ContentKind
  ) {
    // Two paths are as bad as many.
    let causes = before.paths(differingFrom: after, limit: 2)
    guard causes.count == 1, let cause = causes.first else { return }
    let effects = shown.paths(differingFrom: now, limit: Self.maximumEffectsPerChange)
    for effect in effects.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      Self.record(cause, ofEffect: effect, in: &kinds[kind, default: PathsOfKind()])
    }
  }

  private static func record(
    _ cause: [String],
    ofEffect effect: [String],
    in kind: inout PathsOfKind
  ) {
    let number = kind.number(of: cause)
    let causes = kind.byOutput[effect] ?? []
    guard causes.count < maximumCausesPerPlace, !causes.contains(number) else { return }
    for other in causes { kind.addPair(other, number) }
    kind.byOutput[effect] = causes + [number]
  }

  /// Returns the hashes of the pairs of cells of a response, for each learned pair of paths.
  ///
  /// A pair of cells has one cell that the response reaches at the one path, and one that it
  /// reaches at the other path. At most 4,096 hashes are returned.
  func cellPairHashes(of tree: JSONTree, _ kind: ContentKind) -> Set<UInt64> {
    guard let known = kinds[kind], !known.pairs.isEmpty else { return [] }
    let cells = known.paths.map { Self.cells(of: tree, at: $0[...]) }
    var pairs: Set<UInt64> = []
    for (pair, hash) in known.pairs {
      for one in cells[pair.first] {
        for other in cells[pair.second] where pairs.count < Self.maximumHashesPerResponse {
          var hash = hash
          hash.add(one)
          hash.add(other)
          pairs.insert(hash.value)
        }
      }
    }
    return pairs
  }

  private static func cells(of tree: JSONTree, at path: ArraySlice<String>) -> [UInt64] {
    var cells: Set<UInt64> = []
    addCells(of: tree, path, to: &cells)
    return cells.sorted()
  }

  private static func addCells(
    of tree: JSONTree,
    _ path: ArraySlice<String>,
    to cells: inout Set<UInt64>
  ) {
    guard let token = path.first else {
      cells.insert(Self.cells(of: tree).rawValue)
      return
    }
    switch tree {
    case .object(let members):
      if let member = members.first(where: { KindCoverage.token(of: $0.key) == token }) {
        addCells(of: member.value, path.dropFirst(), to: &cells)
      } else {
        cells.insert(CoverageCells(.absent).rawValue)
      }
    case .array(let elements):
      for element in elements.prefix(32) { addCells(of: element, path.dropFirst(), to: &cells) }
    case .null, .bool, .number, .string: break
    }
  }

  private static func cells(of tree: JSONTree) -> CoverageCells {
    switch tree {
    case .null: CoverageCells(.null)
    case .bool(let bool): CoverageCells(bool ? .true : .false)
    case .string(let text): TextCells.cells(of: text)
    case .array(let elements): CoverageCells(KindCoverage.sizeCell(elements.count))
    case .object: .object
    case .number(let text):
      switch Double(text) ?? .infinity {
      case let number where number < 0: CoverageCells(.negative)
      case 0: CoverageCells(.zero)
      case 1: CoverageCells(.one)
      case let number where number != number.rounded(): CoverageCells(.fraction)
      default: CoverageCells(.larger)
      }
    }
  }
}
