import Basics
import Foundation
import ScreenDocument
import StrictJSON

/// The paths of responses that influence the same place of an output.
struct SearchInfluences {
  /// The maximum number of paths that are kept for a place of an output.
  private static let limit = 8

  /// The maximum number of output paths that are recorded for one change.
  private static let pathLimit = 16

  private struct Place: Hashable {
    let kind: ContentKind
    let path: [String]
  }

  private var byOutput: [Place: [[String]]] = [:]

  /// Learns from a response that differs at one path from the response it was derived from.
  ///
  /// - Parameters:
  ///   - before: The earlier response.
  ///   - after: The derived response; if it differs at several paths or at none, nothing is
  ///     learned.
  ///   - shown: The output for the earlier response.
  ///   - now: The output for the derived response.
  ///   - kind: The kind.
  mutating func add(
    _ before: JSONTree,
    _ after: JSONTree,
    _ shown: JSONTree,
    _ now: JSONTree,
    of kind: ContentKind
  ) {
    let causes = before.paths(differingFrom: after, limit: Self.pathLimit)
    guard causes.count == 1, let cause = causes.first else { return }
    for effect in shown.paths(differingFrom: now, limit: Self.pathLimit) {
      let place = Place(kind: kind, path: effect)
      guard byOutput[place, default: []].count < Self.limit else { continue }
      if !byOutput[place, default: []].contains(cause) {
        byOutput[place, default: []].append(cause)
      }
    }
  }

  /// Returns hashes of the pairs of cells at paths that influence the same place of an output.
  func pairs(of tree: JSONTree, _ kind: ContentKind) -> Set<UInt64> {
    var pairs: Set<UInt64> = []
    let places = byOutput.filter { $0.key.kind == kind && $0.value.count > 1 }
    for (_, causes) in places.sorted(by: {
      $0.key.path.joined(separator: "/") < $1.key.path.joined(separator: "/")
    }) {
      let cells = causes.map { Self.cells(of: tree, at: $0[...]) }
      for first in causes.indices {
        for second in causes.indices.dropFirst(first + 1) {
          var hash = FNV1a()
          for token in causes[first] + [""] + causes[second] { hash.add(token.utf8) }
          let start = hash
          for one in cells[first].sorted() {
            for other in cells[second].sorted() where pairs.count < 4_096 {
              hash = start
              hash.add("\(one) \(other)".utf8)
              pairs.insert(hash.value)
            }
          }
        }
      }
    }
    return pairs
  }

  private static func cells(of tree: JSONTree, at path: ArraySlice<String>) -> Set<UInt64> {
    guard let token = path.first else { return [cells(of: tree).rawValue] }
    switch tree {
    case .object(let members):
      guard let member = members.first(where: { $0.key == token }) else {
        return [CoverageCells(.absent).rawValue]
      }
      return cells(of: member.value, at: path.dropFirst())
    case .array(let elements):
      return elements.prefix(32).reduce(into: []) {
        $0.formUnion(cells(of: $1, at: path.dropFirst()))
      }
    case .null, .bool, .number, .string: return []
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
