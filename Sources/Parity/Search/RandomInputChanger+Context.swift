import Foundation
import ScreenDocument
import StrictJSON

extension RandomInputChanger {
  /// Sets the moment, the time zone or the locale of a context, or several of them, at random; a
  /// new value can equal the old one.
  ///
  /// An unknown moment stays unknown. A new moment can be derived from a date in the responses of
  /// the input.
  mutating func randomizeContext(_ context: inout JournalContext, near input: SearchInput) {
    let choice = Int.random(in: 0..<6, using: &random)
    if choice != 4 { randomizeMoment(&context, near: input) }
    if choice == 3 || choice == 5 || random.chance(oneIn: 4) {
      context.timeZone = random.pick(SearchContexts.timeZonesToTry) ?? context.timeZone
      if random.chance(oneIn: 2) { randomizeMoment(&context, near: input) }
    }
    if choice == 4 || choice == 5 {
      context.locale = random.pick(SearchContexts.localesToTry) ?? context.locale
    }
  }

  private mutating func randomizeMoment(_ context: inout JournalContext, near input: SearchInput) {
    guard let now = context.moment else { return }
    let zone = context.timeZone ?? .gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let edge = Double(Int.random(in: -1...1, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let dates = input.responses.flatMap { SearchContexts.dates(in: $0.payload) }
      guard let date = random.pick(dates) else { return }
      context.moment = date.addingTimeInterval(Double(values.randomSeconds(of: kind, &random)))
    case 2: context.moment = calendar.startOfDay(for: now).addingTimeInterval(edge)
    case 3:
      let year = calendar.dateInterval(of: .year, for: now)
      context.moment = year?.end.addingTimeInterval(edge)
    case 4:
      let change = zone.nextDaylightSavingTimeTransition(after: now)
      context.moment = (change ?? now).addingTimeInterval(edge * 3_600)
    default:
      context.moment = now.addingTimeInterval(Double(values.randomSeconds(of: kind, &random)))
    }
  }
}
