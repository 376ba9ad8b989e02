import JSONLogic
import TestSupport
import Testing

/// The operands that each generation of `fractional` accepts: seeds, variants and weights.
@Suite(.long) struct FractionalOperandTests: FractionalSuite {
  private static let one = #"["a",1]"#

  @Test(arguments: [
    // The seed.
    Choice(
      "f",
      #"{"fractional":[null,\#(one)]}"#,
      #"{"targetingKey":"u"}"#,
      first: #""a""#,
      second: #""a""#,
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":[{"var":"none"},\#(one)]}"#,
      #"{"targetingKey":"u"}"#,
      first: #""a""#,
      second: #""a""#,
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":[7,\#(one)]}"#,
      #"{"targetingKey":"u"}"#,
      first: "null",
      second: "null",
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":[true,\#(one)]}"#,
      "{}",
      first: "null",
      second: "null",
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":[{"a":1,"b":2},\#(one)]}"#,
      "{}",
      first: "null",
      second: "null",
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":["",\#(one)]}"#,
      "{}",
      first: #""a""#,
      second: #""a""#,
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":[["b",0],\#(one)]}"#,
      #"{"targetingKey":"u"}"#,
      first: #""a""#,
      second: #""a""#,
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":[{"var":"b"},["b",0]]}"#,
      #"{"targetingKey":"u","b":["a",1]}"#,
      first: #""a""#,
      second: #""a""#,
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":[["b",0],\#(one)]}"#,
      "{}",
      first: "null",
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":[["b",0],\#(one)]}"#,
      #"{"targetingKey":""}"#,
      first: "null",
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":[["b",0],\#(one)]}"#,
      #"{"targetingKey":7}"#,
      first: "null",
      second: "null",
      third: "null"
    ),
    // Numbers outside the range of integers.
    Choice(
      "f",
      #"{"fractional":[18446744073709551616,\#(one)]}"#,
      "{}",
      second: "null",
      third: #""a""#
    ),
    Choice("f", #"{"fractional":[1e400,\#(one)]}"#, "{}", second: "null", third: #""a""#),
    Choice("f", #"{"fractional":[-1e400,\#(one)]}"#, "{}", second: "null", third: #""a""#),
    Choice("f", #"{"fractional":[{"/":[0,0]},\#(one)]}"#, "{}", second: "null", third: #""a""#),
    Choice(
      "f",
      #"{"fractional":["u",["a",18446744073709551616]]}"#,
      "{}",
      first: #""a""#,
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":["u",["a",-1e400],["b",1]]}"#,
      "{}",
      second: #""b""#,
      third: #""b""#
    ),
    // The operands.
    Choice(
      "f",
      #"{"fractional":[["a",1]]}"#,
      #"{"targetingKey":"u"}"#,
      first: "null",
      second: #""a""#,
      third: #""a""#
    ),
    Choice("f", #"{"fractional":["u"]}"#, "{}", first: "null", second: "null", third: "null"),
    Choice("f", #"{"fractional":[]}"#, "{}", first: "null", second: "null", third: "null"),
    // Variants.
    Choice(
      "f",
      #"{"fractional":["u",[true,1]]}"#,
      "{}",
      first: "null",
      second: "true",
      third: "true"
    ),
    Choice("f", #"{"fractional":["u",[7,1]]}"#, "{}", first: "null", second: "7", third: "7"),
    Choice(
      "f",
      #"{"fractional":["u",[null,1]]}"#,
      "{}",
      first: "null",
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":["u",[{"a":1,"b":2},1]]}"#,
      "{}",
      first: "null",
      second: "null",
      third: "null"
    ),
    // Weights.
    Choice(
      "f",
      #"{"fractional":["u",["a",1.9],["b",0.9]]}"#,
      "{}",
      first: #""a""#,
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":["u",["a","x"],["b",0]]}"#,
      "{}",
      first: #""a""#,
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":["u",["a",50.0],["b",0]]}"#,
      "{}",
      first: #""a""#,
      second: #""a""#,
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":["u",["a",null],["b",0]]}"#,
      "{}",
      first: #""a""#,
      second: #""a""#,
      third: #""a""#
    ),
    Choice(
      "f",
      #"{"fractional":["u",["a",2147483647],["b",1]]}"#,
      "{}",
      first: #""a""#,
      second: "null",
      third: "null"
    ),
    Choice(
      "f",
      #"{"fractional":["u",["a",0],["b",0]]}"#,
      "{}",
      first: #""""#,
      second: "null",
      third: "null"
    ),
    // -1 of a sum of 1: the second bucket ends at 100, and the first is empty.
    Choice(
      "f",
      #"{"fractional":["bY9fO-",["a",-1],["b",2]]}"#,
      "{}",
      first: #""b""#,
      second: #""b""#,
      third: #""b""#
    ),
    Choice(
      "f",
      #"{"fractional":["bY9fO-",["a",-1],["b",0]]}"#,
      "{}",
      first: #""a""#,
      second: "null",
      third: "null"
    ),
  ])
  func `generations accept different operands`(choice: Choice) throws {
    for (generation, expected) in choice.chosen {
      let value = try Self.value(choice, generation)
      #expect(value == RuleValue(RuleCase.tree(expected)), "generation \(generation.rawValue)")
    }
  }
}
