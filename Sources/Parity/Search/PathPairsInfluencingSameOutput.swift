import Basics
import Foundation
import ScreenDocument
import StrictJSON

/// The pairs of response paths that influence the same place of an output, as a search learns them.
struct PathPairsInfluencingSameOutput {
  /// The maximum number of response paths that are kept for one place of an output.
  private static let maximumResponsePathsPerOutputPath = 8

  /// The maximum number of changed output paths that are recorded for one change of a response.
  private static let maximumOutputPathsPerChange = 16

  /// The maximum number of hashes that ``cellPairHashes(of:ofKind:)`` returns for one response.
  private static let maximumCellPairHashesPerResponse = 4_096

  /// The numbers of two response paths that influence the same place of an output.
  private struct PathNumberPair: Hashable {
    let first: Int
    let second: Int
  }

  private struct PathsOfKind {
    /// The numbers of the response paths that influence an output path, for each output path.
    var influencingPathNumbersByOutputPath: [[String]: [Int]] = [:]
    var pathByNumber: [[String]] = []
    var numberByPath: [[String]: Int] = [:]
    /// All learned pairs of response paths, each once, with the hash of both paths.
    var pairs: [(pair: PathNumberPair, hash: FNV1a)] = []
    var knownPairs: Set<PathNumberPair> = []

    mutating func numberAssigned(to path: [String]) -> Int {
      if let number = numberByPath[path] { return number }
      pathByNumber.append(path)
      numberByPath[path] = pathByNumber.count - 1
      return pathByNumber.count - 1
    }

    mutating func addPairOfSameOutput(_ first: Int, _ second: Int) {
      let pair = PathNumberPair(first: first, second: second)
      guard knownPairs.insert(pair).inserted else { return }
      var hash = FNV1a()
      for token in pathByNumber[first] + [""] + pathByNumber[second] {
        hash.add(token)
        hash.add(byte: 0)
      }
      pairs.append((pair, hash))
    }
  }

  private var pathsByKind: [ContentKind: PathsOfKind] = [:]

  /// Learns the output paths that change if a response is changed at one path.
  ///
  /// - Parameters:
  ///   - before: The earlier response.
  ///   - after: The derived response; if it differs at several paths or at none, nothing is
  ///     learned.
  ///   - shown: The output for the earlier response.
  ///   - now: The output for the derived response.
  ///   - kind: The kind.
  mutating func learnFromChange(
    response before: JSONTree,
    changedTo after: JSONTree,
    output shown: JSONTree,
    changedTo now: JSONTree,
    of kind: ContentKind
  ) {
    // Two paths are as bad as many.
    let causes = before.paths(differingFrom: after, limit: 2)
    guard causes.count == 1, let cause = causes.first else { return }
    let effects = shown.paths(differingFrom: now, limit: Self.maximumOutputPathsPerChange)
    for effect in effects.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      Self.recordInfluence(
        of: cause,
        onOutputPath: effect,
        in: &pathsByKind[kind, default: PathsOfKind()]
      )
    }
  }

  private static func recordInfluence(
    of cause: [String],
    onOutputPath effect: [String],
    in kind: inout PathsOfKind
  ) {
    let number = kind.numberAssigned(to: cause)
    let causes = kind.influencingPathNumbersByOutputPath[effect] ?? []
    guard causes.count < maximumResponsePathsPerOutputPath, !causes.contains(number) else { return }
    for other in causes { kind.addPairOfSameOutput(other, number) }
    kind.influencingPathNumbersByOutputPath[effect] = causes + [number]
  }

  /// Returns the hashes of the pairs of cells of a response, for each learned pair of paths.
  ///
  /// Each cell that the response reaches at the first path is paired with each cell that it reaches
  /// at the second path. The pairs of paths are taken in the order in which they were learned, and
  /// so are the hashes; after 4,096 hashes, further pairs of cells are left out.
  func cellPairHashes(of tree: JSONTree, ofKind kind: ContentKind) -> [UInt64] {
    guard let known = pathsByKind[kind], !known.pairs.isEmpty else { return [] }
    // The cells of a path are read once, and only if the path is in a pair.
    var cellsByPathNumber: [[UInt64]?] = Array(repeating: nil, count: known.pathByNumber.count)
    func cells(ofPath number: Int) -> [UInt64] {
      if let cells = cellsByPathNumber[number] { return cells }
      let cells = Self.cellRawValues(of: tree, at: known.pathByNumber[number][...])
      cellsByPathNumber[number] = cells
      return cells
    }
    var hashes: [UInt64] = []
    for (pair, hash) in known.pairs {
      let others = cells(ofPath: pair.second)
      for one in cells(ofPath: pair.first) {
        var start = hash
        start.add(one)
        for other in others {
          guard hashes.count < Self.maximumCellPairHashesPerResponse else { return hashes }
          var hash = start
          hash.add(other)
          hashes.append(hash.value)
        }
      }
    }
    return hashes
  }

  private static func cellRawValues(of tree: JSONTree, at path: ArraySlice<String>) -> [UInt64] {
    var cells: Set<UInt64> = []
    addCellRawValues(of: tree, path, to: &cells)
    return cells.sorted()
  }

  private static func addCellRawValues(
    of tree: JSONTree,
    _ path: ArraySlice<String>,
    to cells: inout Set<UInt64>
  ) {
    guard let token = path.first else {
      cells.insert(Self.cellsOfValueItself(tree).rawValue)
      return
    }
    switch tree {
    case .object(let members):
      if let member = members.first(where: { KindCoverage.token(of: $0.key) == token }) {
        addCellRawValues(of: member.value, path.dropFirst(), to: &cells)
      } else {
        cells.insert(CoverageCells(.absent).rawValue)
      }
    case .array(let elements):
      for element in elements.prefix(32) {
        addCellRawValues(of: element, path.dropFirst(), to: &cells)
      }
    case .null, .bool, .number, .string: break
    }
  }

  private static func cellsOfValueItself(_ tree: JSONTree) -> CoverageCells {
    switch tree {
    case .null: CoverageCells(.null)
    case .bool(let bool): CoverageCells(bool ? .true : .false)
    case .string(let text): TextCells.cells(of: text)
    case .array(let elements): CoverageCells(KindCoverage.listSizeCell(elements.count))
    case .object: .objectType
    case .number(let text):
      switch Double(text) ?? .infinity {
      case let number where number < 0: CoverageCells(.negative)
      case 0: CoverageCells(.zero)
      case 1: CoverageCells(.one)
      case let number where number != number.rounded(): CoverageCells(.fraction)
      default: CoverageCells(.aboveOne)
      }
    }
  }
}
