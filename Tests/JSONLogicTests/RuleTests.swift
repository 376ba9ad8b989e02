import JSONLogic
import Testing

@Suite struct RuleTests {
  @Test(arguments: [
    RuleCase(#"{"var":"a"}"#, "1", for: #"{"a":1}"#),
    RuleCase(#"{"var":[{"filter":[{"var":"a"},false]},"x"]}"#, #""x""#, for: #"{"a":[1]}"#),
    RuleCase(#"{"var":["a"]}"#, "1", for: #"{"a":1}"#),
    RuleCase(#"{"var":"a.b.1"}"#, "3", for: #"{"a":{"b":[2,3]}}"#),
    RuleCase(#"{"var":["a.x",7]}"#, "7", for: #"{"a":{}}"#),
    RuleCase(#"{"var":["a",7]}"#, "null", for: #"{"a":null}"#),
    RuleCase(#"{"var":"a.01"}"#, "null", for: #"{"a":[1,2]}"#),
    RuleCase(#"{"var":"a.-1"}"#, "null", for: #"{"a":[1,2]}"#),
    RuleCase(#"{"var":{"cat":["a",".b"]}}"#, "5", for: #"{"a":{"b":5}}"#),
    RuleCase(#"{"map":[[[7,8]],{"var":1}]}"#, "[8]"),
    RuleCase(#"{"map":[[7],{"var":""}]}"#, "[7]"),
    RuleCase(#"{"map":[[7],{"var":null}]}"#, "[7]"),
    RuleCase(#"{"map":[[7],{"var":[]}]}"#, "[7]"),
    RuleCase(#"{"var":"$flagd.flagKey"}"#, #""flag""#, for: #"{"$flagd":{"flagKey":"mine"}}"#),
    RuleCase(#"{"var":"$flagd.timestamp"}"#, "1700000000"),
    RuleCase(#"{"var":"$flagd.other"}"#, "null", for: #"{"$flagd":{"other":1}}"#),
    RuleCase(#"{"var":"targetingKey"}"#, #""user""#, for: #"{"targetingKey":"user"}"#),
    RuleCase(#"{"map":[[{}],{"var":"$flagd.flagKey"}]}"#, "[null]"),
    RuleCase(#"{"missing":["a","b","c"]}"#, #"["b","c"]"#, for: #"{"a":0,"b":""}"#),
    RuleCase(#"{"missing":{"merge":["a","b"]}}"#, #"["b"]"#, for: #"{"a":1}"#),
    RuleCase(#"{"missing_some":[1,["a","b"]]}"#, "[]", for: #"{"a":1}"#),
    RuleCase(#"{"missing_some":[2,["a","b"]]}"#, #"["b"]"#, for: #"{"a":1}"#),
  ])
  func `var reads the data by path`(of test: RuleCase) throws {
    #expect(try test.evaluate() == test.expected)
  }

  @Test(arguments: [
    RuleCase(#"{"if":[]}"#, "null"),
    RuleCase(#"{"if":[3]}"#, "3"),
    RuleCase(#"{"if":[true,1]}"#, "1"),
    RuleCase(#"{"if":[false,1]}"#, "null"),
    RuleCase(#"{"?:":[0,1,2]}"#, "2"),
    RuleCase(#"{"if":["",1,"0",2,3]}"#, "2"),
    RuleCase(#"{"if":[[],1,{},2,3]}"#, "2"),
    RuleCase(#"{"if":[true,1,{"nonsense":1}]}"#, "1"),
    RuleCase(#"{"and":[1,"",3]}"#, #""""#),
    RuleCase(#"{"and":[1,3]}"#, "3"),
    RuleCase(#"{"and":[]}"#, "null"),
    RuleCase(#"{"and":[false,{"nonsense":1}]}"#, "false"),
    RuleCase(#"{"or":[0,"a",{"nonsense":1}]}"#, #""a""#),
    RuleCase(#"{"or":[0,null]}"#, "null"),
    RuleCase(#"{"if":[{"and":[1,2]},"y","n"]}"#, #""y""#),
    RuleCase(#"{"if":[{"or":[]},"y","n"]}"#, #""n""#),
    RuleCase(#"{"!":[[]]}"#, "true"),
    RuleCase(#"{"!":[]}"#, "true"),
    RuleCase(#"{"!!":["0"]}"#, "true"),
    RuleCase(#"{"!!":[{"-":["x"]}]}"#, "false"),
    RuleCase(#"{"a":1,"b":2}"#, #"{"a":1,"b":2}"#),
    RuleCase(#"{}"#, "{}"),
    RuleCase(#"[{"+":[1,2]},"x"]"#, #"[3,"x"]"#),
    RuleCase(#"{"log":"x"}"#, #""x""#),
  ])
  func `conditions use truthiness and evaluate only the selected branch`(of test: RuleCase) throws {
    #expect(try test.evaluate() == test.expected)
  }

  @Test(arguments: [
    RuleCase(#"{"filter":[[1,2,3],{">":[{"var":""},1]}]}"#, "[2,3]"),
    RuleCase(#"{"filter":["x",true]}"#, "[]"),
    RuleCase(#"{"map":[{"var":"l"},{"*":[{"var":""},2]}]}"#, "[2,4]", for: #"{"l":[1,2]}"#),
    RuleCase(#"{"map":[[1]]}"#, "[null]"),
    RuleCase(
      #"{"reduce":[[1,2,3],{"+":[{"var":"current"},{"var":"accumulator"}]},10]}"#,
      "16"
    ),
    RuleCase(#"{"reduce":["x",{"var":"current"},7]}"#, "7"),
    RuleCase(#"{"reduce":["x",{"var":"current"}]}"#, "null"),
    RuleCase(#"{"all":[[1,2],{">":[{"var":""},0]}]}"#, "true"),
    RuleCase(#"{"all":[[],true]}"#, "false"),
    RuleCase(#"{"all":[[1,0],{"var":""}]}"#, "false"),
    RuleCase(#"{"some":[[0,1],{"var":""}]}"#, "true"),
    RuleCase(#"{"some":[[],true]}"#, "false"),
    RuleCase(#"{"none":[[0,0],{"var":""}]}"#, "true"),
    RuleCase(#"{"none":[[],true]}"#, "true"),
    RuleCase(#"{"none":["x",true]}"#, "true"),
    RuleCase(#"{"none":[[0,1],{"var":""}]}"#, "false"),
    RuleCase(#"{"merge":[1,[2,[3]],[]]}"#, "[1,2,[3]]"),
    RuleCase(#"{"in":["b",["a","b"]]}"#, "true"),
    RuleCase(#"{"in":["1",[1]]}"#, "false"),
    RuleCase(#"{"in":["ring","Springfield"]}"#, "true"),
    RuleCase(#"{"in":["",""]}"#, "false"),
    RuleCase(#"{"in":["","a"]}"#, "true"),
    RuleCase(#"{"in":["a",null]}"#, "false"),
    RuleCase(#"{"map":[{"map":[[1,2],{"+":[{"var":""},1]}]},{"var":""}]}"#, "[2,3]"),
  ])
  func `list operators evaluate each element as the whole data`(of test: RuleCase) throws {
    #expect(try test.evaluate() == test.expected)
  }

  @Test(arguments: [
    RuleCase(#"{"+":[]}"#, "0"), RuleCase(#"{"+":["3.5kg",1]}"#, "4.5"),
    RuleCase(#"{"+":["3.14"]}"#, "3.14"), RuleCase(#"{"*":["2",3,"4x"]}"#, "24"),
    RuleCase("{\"cat\":[{\"+\":[\"Infinity\u{301}\"]}]}", "\"Infinity\""),
    RuleCase(#"{"-":["3"]}"#, "-3"), RuleCase(#"{"-":[5,"2"]}"#, "3"),
    RuleCase(#"{"/":[7,2]}"#, "3.5"), RuleCase(#"{"%":[-7,2]}"#, "-1"),
    RuleCase(#"{"min":[3,"1",2]}"#, "1"), RuleCase(#"{"max":[3,"11",2]}"#, "11"),
    RuleCase(
      #"{"cat":["a",1,null,true,[1,null,2],{},1.5,{"min":[]}]}"#,
      #""a1true1,,2[object Object]1.5Infinity""#
    ),
    RuleCase(
      #"{"cat":[1e21," ",1e-7," ",123456789012345680000," ",0.000001," ",-0.0," ",1e16]}"#,
      #""1e+21 1e-7 123456789012345680000 0.000001 0 10000000000000000""#
    ),
    RuleCase(
      #"{"cat":[1.7976931348623157e308," ",5e-324," ",0.1," ",123.456," ",1.25e-9]}"#,
      #""1.7976931348623157e+308 5e-324 0.1 123.456 1.25e-9""#
    ),
    RuleCase(#"{"substr":["jsonlogic",4]}"#, #""logic""#),
    RuleCase(#"{"substr":["jsonlogic",-5]}"#, #""logic""#),
    RuleCase(#"{"substr":["jsonlogic",1,3]}"#, #""son""#),
    RuleCase(#"{"substr":["jsonlogic",4,-2]}"#, #""log""#),
    RuleCase(#"{"substr":["jsonlogic",0,-0.5]}"#, #""jsonlogi""#),
    RuleCase(#"{"substr":["jsonlogic",-5.5,-1.5]}"#, #""log""#),
    RuleCase(#"{"substr":["jsonlogic",0,99]}"#, #""jsonlogic""#),
    RuleCase(#"{"substr":["jsonlogic",99]}"#, #""""#),
    RuleCase(#"{"substr":["jsonlogic",-99,2]}"#, #""js""#),
    RuleCase(#"{"substr":["日本語",1,1]}"#, #""本""#),
    RuleCase(#"{"substr":["a👍",1,1]}"#, "\"a\u{FFFD}\"".replacing("a", with: "")),
    RuleCase(#"{"substr":["abc",{"min":[]}]}"#, #""""#),
  ])
  func `arithmetic and text operators compute like JavaScript`(of test: RuleCase) throws {
    #expect(try test.evaluate() == test.expected)
  }

  @Test(arguments: [
    ("1", "1", true), ("1", "\"1\"", true), ("0", "\"\"", true), ("0", "\"  \"", true),
    ("0", "\"x\"", false),
    ("1", "true", true), ("0", "false", true), ("\"1\"", "true", true), ("\"true\"", "true", false),
    ("null", "null", true), ("null", "0", false), ("null", "false", false), ("null", "\"\"", false),
    ("[1]", "1", true), ("[1,2]", "\"1,2\"", true), ("[]", "\"\"", true), ("[]", "0", true),
    ("[null]", "\"\"", true), ("[1]", "[1]", false), ("[]", "[]", false),
    ("{}", "\"[object Object]\"", true), ("{}", "{}", false), ("\"0x10\"", "16", true),
    ("\" 12 \"", "12", true), ("\"1e3\"", "1000", true), ("\".5\"", "0.5", true),
    ("\"5.\"", "5", true),
    ("\"Infinity\"", "1e999", true), ("\"inf\"", "1e999", false), ("\"0x\"", "0", false),
    ("\"-0x1\"", "-1", false),
    ("\"1_0\"", "10", false), ("\"é\"", "\"e\u{301}\"", false),
  ])
  func `loose equality equals JavaScript's, in both operand orders`(
    left: String,
    right: String,
    isEqual: Bool
  ) throws {
    for (a, b) in [(left, right), (right, left)] {
      let data = #"{"a":\#(a),"b":\#(b)}"#
      let operands = #"[{"var":"a"},{"var":"b"}]"#
      #expect(try RuleCase(#"{"==":\#(operands)}"#, "", for: data).evaluate() == .bool(isEqual))
      #expect(try RuleCase(#"{"!=":\#(operands)}"#, "", for: data).evaluate() == .bool(!isEqual))
    }
  }

  @Test(arguments: [
    RuleCase(#"{"===":[1,1.0]}"#, "true"), RuleCase(#"{"===":[1,"1"]}"#, "false"),
    RuleCase(#"{"!==":[1,"1"]}"#, "true"), RuleCase(#"{"===":[null,null]}"#, "true"),
    RuleCase(#"{"===":[[1],[1]]}"#, "false"), RuleCase(#"{"==":[]}"#, "true"),
    RuleCase(#"{"==":[null]}"#, "true"), RuleCase(#"{"===":[null]}"#, "false"),
    RuleCase(#"{"!=":[1]}"#, "true"),
    RuleCase(#"{"<":["10","9"]}"#, "true"), RuleCase(#"{"<":["10",9]}"#, "false"),
    RuleCase(#"{"<":[1,2,3]}"#, "true"), RuleCase(#"{"<":[1,3,3]}"#, "false"),
    RuleCase(#"{"<=":[1,1,1]}"#, "true"), RuleCase(#"{">":[3,2,9]}"#, "true"),
    RuleCase(#"{"<":[1]}"#, "false"), RuleCase(#"{"<":["x",1]}"#, "false"),
    RuleCase(#"{">=":["x",1]}"#, "false"),
    RuleCase(#"{"<":[null,1]}"#, "true"), RuleCase(#"{">=":[null,0]}"#, "true"),
    RuleCase(#"{"<":[[1],2]}"#, "true"),
    RuleCase(#"{"<":["\uff61","\ud800\udc00"]}"#, "false"), RuleCase(#"{"<":["a","B"]}"#, "false"),
  ])
  func `strict equality and order equal JavaScript's`(of test: RuleCase) throws {
    #expect(try test.evaluate() == test.expected)
  }

  @Test(arguments: [
    RuleCase(#"{"starts_with":["abc","ab"]}"#, "true"),
    RuleCase(#"{"starts_with":["abc",""]}"#, "true"),
    RuleCase(#"{"starts_with":["abc","AB"]}"#, "false"),
    RuleCase(#"{"starts_with":["e\u0301","\u00e9"]}"#, "false"),
    RuleCase(#"{"starts_with":["a","ab"]}"#, "false"),
    RuleCase(#"{"starts_with":["abc",1]}"#, "null"),
    RuleCase(#"{"starts_with":["abc"]}"#, "null"),
    RuleCase(#"{"starts_with":["a","a","a"]}"#, "null"),
    RuleCase(#"{"ends_with":["abc","bc"]}"#, "true"),
    RuleCase(#"{"ends_with":["abc","ab"]}"#, "false"),
    RuleCase(#"{"ends_with":[null,"a"]}"#, "null"),
  ])
  func `starts_with and ends_with compare scalar by scalar`(of test: RuleCase) throws {
    #expect(try test.evaluate() == test.expected)
  }
}
