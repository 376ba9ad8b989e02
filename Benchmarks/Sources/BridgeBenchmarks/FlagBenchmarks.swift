package import BenchmarkKit
import Bridge
import FeatureFlags
import Foundation
import JSONLogic
import ScreenDocument
import StrictJSON

/// The evaluation of one of a hundred flags, with all details, per evaluation; and reading their file, per flag.
///
/// The floor looks up the same key in a dictionary; for a `fractional` rule, it also hashes the
/// bytes that the rule hashes. For reading, it checks and indexes the same text.
@MainActor
package let flagBenchmarks: [Benchmark] = [
  Benchmark(
    "flags",
    "evaluate without targeting",
    units: keys.count,
    subject: {
      let flags = flagSet(targeting: "{}")
      let context = EvaluationContext(targetingKey: targetingKey)
      return {
        for key in keys {
          let evaluation = flags.evaluate(key, as: .string, default: .null, in: context, at: now)
          precondition(evaluation.errorCode == nil)
        }
      }
    },
    floor: {
      let values = Dictionary(uniqueKeysWithValues: keys.map { ($0, Value()) })
      return {
        for key in keys { precondition(values[key] != nil) }
      }
    }
  ),
  Benchmark(
    "flags",
    "evaluate fractional on the targeting key",
    units: keys.count,
    subject: {
      let flags = flagSet(targeting: #"{"fractional":[["live",10],["shadow",20],["off",70]]}"#)
      let context = EvaluationContext(targetingKey: targetingKey)
      return {
        for key in keys {
          let evaluation = flags.evaluate(key, as: .string, default: .null, in: context, at: now)
          precondition(evaluation.errorCode == nil)
        }
      }
    },
    floor: {
      let values = Dictionary(uniqueKeysWithValues: keys.map { ($0, Value()) })
      let bytes = keys.map { Array(($0 + targetingKey).utf8) }
      return {
        for (key, bytes) in zip(keys, bytes) {
          precondition(values[key] != nil)
          blackhole(MurmurFloor.hash(bytes))
        }
      }
    }
  ),
  reading("read a file without rules", targeting: "{}"),
  reading(
    "read a file with rules",
    targeting: #"{"if":[{"in":[{"var":"platform"},["iOS","iPadOS"]]},"live","shadow"]}"#
  ),
]

@MainActor
private func reading(_ name: String, targeting: String) -> Benchmark {
  let text = flagText(targeting: targeting)
  return Benchmark(
    "flags",
    name,
    units: keys.count,
    subject: {
      { precondition((try? FlagSet(reading: text))?.keys.count == keys.count) }
    },
    floor: {
      { precondition((try? JSONDocument(text))?.root.kind == .object) }
    }
  )
}

private final class Value {}

private let now = Date(timeIntervalSince1970: 1_775_005_200)
private let targetingKey = "4b6f9a1c-user"
private let keys = (0..<100).map { "content.kind\($0)" }

private func flagText(targeting: String) -> [UInt8] {
  let flags = keys.map { key in
    """
    "\(key)": { "state": "ENABLED", "defaultVariant": "off", "targeting": \(targeting),
      "variants": { "off": "off", "shadow": "shadow", "live": "live" } }
    """
  }
  return Array("{ \"flags\": { \(flags.joined(separator: ",")) } }".utf8)
}

private func flagSet(targeting: String) -> FlagSet {
  do {
    return try FlagSet(reading: flagText(targeting: targeting))
  } catch {
    preconditionFailure("The flags are wrong: \(error)")
  }
}
