import LegacyRx
import LegacyRxTestKit

/// Models of operators over whole timelines, as plain functions.
enum OperatorModel {
  static func merge(_ sources: [Timeline]) -> Timeline {
    var running = sources.count
    var result: Timeline = []
    for (_, time, event) in Timeline.merged(sources) {
      if event.isCompleted {
        running -= 1
        if running == 0 { result.append(.completed(time)) }
      } else {
        result.append(Recorded(time: time, value: event))
      }
    }
    return result.stopped
  }

  static func combineLatest(_ sources: [Timeline]) -> Timeline {
    var latest = [Int?](repeating: nil, count: sources.count)
    var done = Set<Int>()
    var result: Timeline = []
    for (source, time, event) in Timeline.merged(sources) {
      switch event {
      case .next(let value):
        latest[source] = value
        let values = latest.compactMap { $0 }
        if values.count == sources.count {
          result.append(.next(time, number(values)))
        } else if done.subtracting([source]).count == sources.count - 1 {
          result.append(.completed(time))
        }
      case .error: result.append(Recorded(time: time, value: event))
      case .completed:
        done.insert(source)
        if done.count == sources.count { result.append(.completed(time)) }
      }
    }
    return result.stopped
  }

  /// A collection also completes when a source emits after all others have completed.
  static func zip(_ sources: [Timeline], isCollection: Bool) -> Timeline {
    var waiting = [[Int]](repeating: [], count: sources.count)
    var done = Set<Int>()
    var result: Timeline = []
    for (source, time, event) in Timeline.merged(sources) {
      switch event {
      case .next(let value):
        waiting[source].append(value)
        if waiting.allSatisfy({ !$0.isEmpty }) {
          result.append(.next(time, number(waiting.map { $0[0] })))
          for index in waiting.indices { waiting[index].removeFirst() }
        } else if isCollection, done.subtracting([source]).count == sources.count - 1 {
          result.append(.completed(time))
        }
      case .error: result.append(Recorded(time: time, value: event))
      case .completed:
        done.insert(source)
        if done.count == sources.count { result.append(.completed(time)) }
      }
    }
    return result.stopped
  }

  /// Of two events at the same time the second source's is processed first, so it is first in the
  /// list.
  static func withLatestFrom(second: Timeline, first: Timeline) -> Timeline {
    var latest: Int?
    var result: Timeline = []
    for (source, time, event) in Timeline.merged([second, first]) {
      switch (source, event) {
      case (0, .next(let value)): latest = value
      case (0, .completed): break
      case (1, .next(let value)):
        if let latest { result.append(.next(time, number([value, latest]))) }
      default: result.append(Recorded(time: time, value: event))
      }
    }
    return result.stopped
  }

  static func takeUntil(other: Timeline, source: Timeline) -> Timeline {
    var result: Timeline = []
    for (index, time, event) in Timeline.merged([other, source]) {
      switch (index, event) {
      case (0, .next): result.append(.completed(time))
      case (0, .completed): break
      default: result.append(Recorded(time: time, value: event))
      }
    }
    return result.stopped
  }

  static func debounce(_ source: Timeline, _ span: Int) -> Timeline {
    var result: Timeline = []
    for (index, event) in source.enumerated() {
      switch event.value {
      case .next(let value):
        let following = source.indices.contains(index + 1) ? source[index + 1] : nil
        if following.map({ event.time + span < $0.time }) ?? true {
          result.append(.next(event.time + span, value))
        } else if let following, following.value.isCompleted {
          result.append(.next(following.time, value))
        }
      case .error, .completed: result.append(event)
      }
    }
    return result
  }

  static func throttle(_ source: Timeline, _ span: Int, latest: Bool) -> Timeline {
    var result: Timeline = []
    var last: Int?
    var held: (value: Int, due: Int)?
    var isCompleted = false
    func release(before time: Int) {
      guard let waiting = held, waiting.due < time else { return }
      held = nil
      last = waiting.due
      result.append(.next(waiting.due, waiting.value))
      if isCompleted { result.append(.completed(waiting.due)) }
    }
    for event in source {
      release(before: event.time)
      switch event.value {
      case .next(let value):
        if last.map({ event.time - $0 >= span }) ?? true {
          held = nil
          last = event.time
          result.append(event)
        } else if latest, let last {
          held = (value, held?.due ?? last + span)
        }
      case .error:
        held = nil
        result.append(event)
      case .completed:
        if held == nil { result.append(event) } else { isCompleted = true }
      }
    }
    release(before: .max)
    return result.stopped
  }

  static func delay(_ source: Timeline, _ span: Int) -> Timeline {
    let failure = source.first { $0.value.error != nil }
    let moved = source.filter { $0.value.error == nil }
      .map { Recorded(time: $0.time + span, value: $0.value) }
    guard let failure else { return moved }
    return moved.filter { $0.time < failure.time } + [failure]
  }

  static func flatMapLatest(_ source: Timeline, _ inner: (Int) -> Timeline) -> Timeline {
    var result: Timeline = []
    for (index, event) in source.enumerated() {
      let following = source.indices.contains(index + 1) ? source[index + 1] : nil
      guard case .next(let value) = event.value else {
        result.append(event)
        continue
      }
      let events = inner(value).map { Recorded(time: event.time + $0.time, value: $0.value) }
      // Of two events at the same time the outer sequence's is processed first.
      let isLast = following.map(\.value.isCompleted) ?? true
      let seen = isLast ? events : events.filter { $0.time < (following?.time ?? .max) }
      result += seen.filter { !$0.value.isCompleted }
      if isLast, let following {
        let end = events.first(where: { $0.value.isCompleted })?.time
        if let end { result.append(.completed(max(end, following.time))) }
        break
      }
    }
    return result.stopped
  }

  /// A number that encodes the values that it was made of.
  static func number(_ values: [Int]) -> Int {
    values.reduce(1) { $0 * 10 + $1 }
  }
}
