import ScreenDocument
import StrictJSON
import TestSupport
import Testing
import TopScreen

@testable import SampleHome

/// The sample screens with flipped, missing and truncated bytes: an error with a place, or a
/// composition; and the valid screen once the bytes are valid.
@MainActor
@Suite struct DamagedSampleTests {
  private let context: ViewDataContext

  init() throws {
    context = try .sample()
  }

  private func model() -> HomeScreenModel<HomeUIState> {
    HomeScreenModel(
      state: HomeUIState(),
      routes: homeRoutes(),
      actions: homeActions(),
      effects: RecordingEffects()
    ) { [context] in context }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a damaged home screen is an error or a composition`(seed: UInt64) throws {
    let bytes = try SampleFile.bytes("home.json")
    try check(seed: seed, good: .document(bytes)) { .document($0.damage(bytes)) }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a damaged block page is an error or a composition`(seed: UInt64) throws {
    let layout = try SampleFile.bytes("page/layout.json")
    let property = try SampleFile.bytes("page/property.json")
    let data = try SampleFile.bytes("page/data.json")
    try check(seed: seed, good: .blocks(layout: layout, property: property, data: data)) { random in
      switch Int.random(in: 0..<3, using: &random.numbers) {
      case 0: .blocks(layout: random.damage(layout), property: property, data: data)
      case 1: .blocks(layout: layout, property: random.damage(property), data: data)
      default: .blocks(layout: layout, property: property, data: random.damage(data))
      }
    }
  }

  private func check(
    seed: UInt64,
    good: ScreenPayload,
    _ damaged: (inout Damage) -> ScreenPayload
  ) throws {
    var random = Damage(numbers: Seeded(seed: seed))
    let model = model()
    model.show(try ContentDocument(reading: good))
    let expected = model.composition
    var compositions = 0
    var errors = 0
    for round in 0..<60 {
      let place: Comment = "seed \(seed), round \(round)"
      do throws(DocumentError) {
        let document = try ContentDocument(reading: damaged(&random))
        compositions += 1
        model.show(document)
      } catch {
        errors += 1
        try #require(!error.diagnostic.message.isEmpty, place)
        try #require((error.diagnostic.line ?? 1) >= 1, place)
        continue
      }
      let items = model.composition.items
      try #require(Set(items.map(\.id)).count == items.count, place)
      for item in items where item.content.phase == .failed {
        try #require(
          model.composition.diagnostics.contains { $0.severity == .error },
          "\(place): \(item.id) failed without a diagnostic"
        )
      }
      model.show(try ContentDocument(reading: good))
      try #require(model.composition == expected, place)
    }
    #expect(compositions > 0 && errors > 0, "seed \(seed)")
  }
}

/// One to three faults in a text.
private struct Damage {
  var numbers: Seeded

  mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &numbers) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &numbers)
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes.remove(at: index)
      case 2 where Int.random(in: 0..<4, using: &numbers) == 0: bytes.removeSubrange(index...)
      default: bytes[index] ^= 1 << UInt8.random(in: 0..<3, using: &numbers)
      }
    }
    return bytes
  }
}
