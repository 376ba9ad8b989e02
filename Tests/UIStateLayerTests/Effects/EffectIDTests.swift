import Testing
import UIStateLayer

@Suite struct EffectIDTests {
  @Test func `ids of equal values of one type are equal`() {
    #expect(EffectID(1) == EffectID(1))
    #expect(EffectID(1).hashValue == EffectID(1).hashValue)
    #expect(EffectID("like") == "like")
    #expect(EffectID(1) != EffectID(2))
  }

  @Test func `ids of different types are never equal`() {
    #expect(EffectID(1) != EffectID(1.0))
    #expect(EffectID(1) != EffectID(Int8(1)))
  }
}
