import Foundation
import HomeBridgeTesting
import Parity
import ScreenDocument
import StrictJSON

/// Responses of the generator without guidance, each in a context of its own; responses take turns.
struct Generator {
  private let records: [(response: ResponseData, beside: [ResponseData], context: JournalContext)]

  init(_ lines: [JournalLine], kinds: Set<ContentKind>, related: (ContentKind) -> Set<ContentKind>)
  {
    records = lines.flatMap { line in
      line.responses.filter { kinds.contains($0.kind) }.map { response in
        let kinds = related(response.kind)
        return (response, line.responses.filter { kinds.contains($0.kind) }, line.context)
      }
    }
  }

  func line(_ number: Int, seed: UInt64) -> JournalLine? {
    guard !records.isEmpty else { return nil }
    let record = records[number % records.count]
    let round = number / records.count
    var change = RandomChange(
      random: SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
    )
    let payload = change.changed(record.response.payload.tree)
    guard let value = try? JSONDocument(Array(payload.text().utf8)).root else { return nil }
    let response = ResponseData(
      kind: record.response.kind,
      id: record.response.id,
      position: 0,
      payload: value
    )
    return JournalLine(
      context: context(round, near: record.context),
      responses: record.beside + [response]
    )
  }

  /// The contexts of the suite's generator: all moments, then time zones, then locales.
  private func context(_ round: Int, near recorded: JournalContext) -> JournalContext {
    var context = recorded
    let zones = [recorded.timeZone ?? .gmt] + Self.timeZones
    let locales = [recorded.locale ?? .current] + Self.locales
    let zone = zones[(round + round / 8) % zones.count]
    context.timeZone = zone
    context.locale = locales[(round + (round + round / 8) / zones.count) % locales.count]
    guard let now = recorded.moment else { return context }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let end = { (unit: Calendar.Component) in calendar.dateInterval(of: unit, for: now)?.end ?? now
    }
    let change = zone.nextDaylightSavingTimeTransition(after: now) ?? now
    let moments = [
      now, calendar.startOfDay(for: now), end(.day) - 1, end(.month) - 1, end(.month),
      end(.year) - 1, change - 1, change,
    ]
    context.moment = moments[round % moments.count]
    return context
  }

  private static let timeZones = [
    "Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati", "Europe/London", "Asia/Kathmandu",
    "America/St_Johns", "Australia/Lord_Howe", "Pacific/Pago_Pago", "America/Sao_Paulo", "GMT",
  ].compactMap(TimeZone.init(identifier:))

  private static let locales = ["en_US", "de_DE", "ar_EG", "ja_JP@calendar=japanese"]
    .map(Locale.init(identifier:))
}
