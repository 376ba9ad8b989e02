import Foundation
import JSONLogic
import StrictJSON

/// The flags of a file by their keys.
struct FlagEntries: Sendable {
  /// The flags in the order of the file.
  // Retains what the dictionary refers to, so that an evaluation retains no entry.
  private(set) var inFileOrder: [FlagEntry] = []
  private var unretainedEntryByKey: [String: Unmanaged<FlagEntry>]

  init(minimumCapacity: Int) {
    unretainedEntryByKey = Dictionary(minimumCapacity: minimumCapacity)
    inFileOrder.reserveCapacity(minimumCapacity)
  }

  /// Adds a flag; traps if there is one with its key.
  mutating func insertNew(_ entry: FlagEntry) {
    let previous = unretainedEntryByKey.updateValue(.passUnretained(entry), forKey: entry.key)
    precondition(previous == nil, "Two flags with one key")
    inFileOrder.append(entry)
  }

  /// Returns whether there is a flag with a key.
  func contains(_ key: String) -> Bool { unretainedEntryByKey[key] != nil }

  /// The keys of all flags.
  var keys: some Sequence<String> { unretainedEntryByKey.keys }

  subscript(_ key: String) -> FlagEntry? { unretainedEntryByKey[key]?.takeUnretainedValue() }

  /// Evaluates a flag; `nil` if there is none with the key.
  @inline(__always)
  func evaluate(
    _ key: String,
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails? {
    unretainedEntryByKey[key]?._withUnsafeGuaranteedRef {
      $0.evaluate(as: type, default: defaultValue, in: context, at: now)
    }
  }
}
