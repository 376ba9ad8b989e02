package import BenchmarkKit
import ScreenDocument
import StrictJSON
import TopScreen

/// The ordering of a screen's contents, half of which have rules, per content.
///
/// The floor puts the ids in a dictionary with their index and sorts the contents by a priority and
/// their index.
@MainActor
package let orderBenchmarks: [Benchmark] = [12, 200, 100_000].map { count in
  Benchmark(
    "order",
    "\(count) contents, half of them by rules",
    units: count,
    subject: {
      let contents = contents(of: count)
      return { precondition(ScreenOrder(contents).indices.count == count) }
    },
    floor: {
      let contents = contents(of: count)
      return {
        var places: [ContentID: Int] = Dictionary(minimumCapacity: count)
        for (index, content) in contents.enumerated() { places[content.id] = index }
        let sorted = contents.indices.map { index in
          (contents[index].rules?.order?.priority ?? 0, index)
        }
        .sorted(by: <)
        precondition(sorted.count == count && places.count == count)
      }
    }
  )
}

private func contents(of count: Int) -> [ResponseData] {
  guard let payload = try? JSONDocument(Array("{}".utf8)).root else { return [] }
  return (0..<count).map { index in
    let neighbour = "content-\((index + 3) % count)"
    let order: ContentOrder? =
      switch index % 10 {
      case 0: ContentOrder(priority: index % 7)
      case 2: ContentOrder(.after(neighbour))
      case 4: ContentOrder(.headingOf(neighbour))
      case 6: ContentOrder(.position(index))
      case 8: ContentOrder(.before(neighbour), priority: index % 3)
      default: nil
      }
    return ResponseData(
      kind: "card",
      id: ContentID("content-\(index)"),
      position: index,
      payload: payload,
      rules: order.map { ContentRules(order: $0) }
    )
  }
}
