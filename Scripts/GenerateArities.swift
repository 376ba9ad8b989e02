// Writes the forms of `combineLatest` and `zip` for 2 to 8 sources.
//
//   swift Scripts/GenerateArities.swift && swift format -i -rp Sources/LegacyRx
//
// Run from the root of the package; commit what it writes.
//
// Parameter packs would need no generator, but cost every event: a pack cannot be changed in one place,
// and what is generic over one is not specialised in the client.

import Foundation

let arities = 2...8

func list(_ arity: Int, _ separator: String = ", ", _ item: (Int) -> String) -> String {
  (1...arity).map(item).joined(separator: separator)
}

/// One operator, for one arity, on `Observable`.
func observableForms(_ operation: Operation, _ arity: Int) -> String {
  let generics = list(arity) { "O\($0): ObservableType" }
  let parameters = list(arity, ",\n    ") { "_ source\($0): O\($0)" }
  let documentation = list(arity, "\n  ///   - ") { "source\($0): The sequence number \($0)." }
  let elements = list(arity) { "O\($0).Element" }
  let inlinable = operation.isInlinable ? "  @inlinable\n" : ""
  return """
    extension ObservableType {
      /// \(operation.summary) of \(arity) sequences with a function.
      ///
      /// \(operation.completion)
      ///
      /// - Parameters:
      ///   - \(documentation)
      ///   - resultSelector: Combines the elements; a failure it throws ends the sequence.
      /// - Returns: An observable of the combinations.
    \(inlinable)  public static func \(operation.name)<\(generics)>(
        \(parameters),
        resultSelector: @escaping (\(elements)) throws -> Element
      ) -> Observable<Element> {
        Producer { observer in
    \(operation.subscription(arity))
        }
      }
    }

    extension ObservableType where Element == Any {
      /// \(operation.summary) of \(arity) sequences into tuples.
      ///
      /// - Parameters:
      ///   - \(documentation)
      /// - Returns: An observable of the tuples.
    \(inlinable)  public static func \(operation.name)<\(generics)>(
        \(parameters)
      ) -> Observable<(\(elements))> {
        Observable<(\(elements))>.\(operation.name)(
          \(list(arity, ", ") { "source\($0)" }),
          resultSelector: { (\(list(arity) { "$\($0 - 1)" })) }
        )
      }
    }
    \(operation.sink(arity))
    """
}

/// Subscribes a sink of its own to the sources of a `combineLatest`.
func combineLatestSubscription(_ arity: Int) -> String {
  let inputs = list(arity, ",\n          ") {
    "CombineLatestInput(sink, \($0 - 1), sink.latest\($0)).follow(source\($0).asObservable())"
  }
  return """
      let sink = CombineLatest\(arity)Sink<\(list(arity) { "O\($0).Element" }), Element>(
        observer,
        resultSelector
      )
      sink.hold(
        Disposables.create([
          \(inputs),
        ])
      )
      return sink
    """
}

/// The sink of a `combineLatest`: it knows its sources' types, so that nothing is called through a closure.
func combineLatestSink(_ arity: Int) -> String {
  let generics = list(arity) { "E\($0)" }
  return """

    @usableFromInline
    final class CombineLatest\(arity)Sink<\(generics), Result>: CombineLatestSink<Result>, Combining {
      \(list(arity, "\n  ") { "@usableFromInline let latest\($0) = Latest<E\($0)>()" })
      @usableFromInline let resultSelector: (\(generics)) throws -> Result

      @inlinable
      init(
        _ observer: AnyObserver<Result>,
        _ resultSelector: @escaping (\(generics)) throws -> Result
      ) {
        self.resultSelector = resultSelector
        super.init(observer, count: \(arity))
      }

      @inlinable
      @inline(__always)
      func next(_ index: Int) {
        guard missingValues == 0 || allHaveEmitted(with: index),
          \(list(arity, ",\n      ") { "let element\($0) = latest\($0).value" })
        else { return }
        let result: Result
        do {
          result = try resultSelector(\(list(arity) { "element\($0)" }))
        } catch { return fail(error) }
        send(result)
      }
    }

    """
}

/// Subscribes the sink that every `zip` shares.
func zipSubscription(_ arity: Int) -> String {
  let boxes = list(arity, "\n      ") { "let box\($0) = Waiting<O\($0).Element>()" }
  let values = list(arity, ",\n          ") { "box\($0).take()" }
  let follows = list(arity, ",\n          ") {
    "sink.follow(source\($0).asObservable(), \($0 - 1), box\($0))"
  }
  return """
      \(boxes)
      let sink = ZipSink(
        observer,
        count: \(arity),
        isReady: { \(list(arity, " && ") { "box\($0).isReady" }) }
      ) {
        try resultSelector(
          \(values)
        )
      }
      sink.hold(
        Disposables.create([
          \(follows),
        ])
      )
      return sink
    """
}

/// One operator, for one arity, on shared sequences.
func sharedForms(_ operation: Operation, _ arity: Int) -> String {
  let generics = list(arity) { "O\($0): SharedSequenceConvertibleType" }
  let parameters = list(arity, ",\n    ") { "_ source\($0): O\($0)" }
  let documentation = list(arity, "\n  ///   - ") { "source\($0): The sequence number \($0)." }
  let elements = list(arity) { "O\($0).Element" }
  let strategies = list(arity, ",\n    ") { "O\($0).SharingStrategy == SharingStrategy" }
  let sources = list(arity, ",\n      ") { "source\($0).asSharedSequence().asObservable()" }
  return """
    extension SharedSequenceConvertibleType {
      /// \(operation.summary) of \(arity) shared sequences with a function.
      ///
      /// - Parameters:
      ///   - \(documentation)
      ///   - resultSelector: Combines the elements.
      /// - Returns: A shared sequence of the combinations.
      public static func \(operation.name)<\(generics)>(
        \(parameters),
        resultSelector: @escaping (\(elements)) -> Element
      ) -> SharedSequence<SharingStrategy, Element>
      where
        \(strategies)
      {
        let source = Observable.\(operation.name)(
          \(sources),
          resultSelector: resultSelector
        )
        return SharedSequence(source)
      }
    }

    extension SharedSequenceConvertibleType where Element == Any {
      /// \(operation.summary) of \(arity) shared sequences into tuples.
      ///
      /// - Parameters:
      ///   - \(documentation)
      /// - Returns: A shared sequence of the tuples.
      public static func \(operation.name)<\(generics)>(
        \(parameters)
      ) -> SharedSequence<SharingStrategy, (\(elements))>
      where
        \(strategies)
      {
        let source = Observable.\(operation.name)(
          \(sources)
        )
        return SharedSequence(source)
      }
    }

    """
}

/// `zip` for one arity, on `Single`.
func singleForms(_ arity: Int) -> String {
  let generics = list(arity) { "E\($0)" }
  let parameters = list(arity, ",\n    ") { "_ source\($0): PrimitiveSequence<Trait, E\($0)>" }
  let documentation = list(arity, "\n  ///   - ") { "source\($0): The single number \($0)." }
  let sources = list(arity, ",\n        ") { "source\($0).asObservable()" }
  return """
    extension PrimitiveSequenceType where Trait == SingleTrait {
      /// Combines the elements of \(arity) singles with a function.
      ///
      /// - Parameters:
      ///   - \(documentation)
      ///   - resultSelector: Combines the elements; a failure it throws ends the single.
      /// - Returns: A single of the combination.
      public static func zip<\(generics)>(
        \(parameters),
        resultSelector: @escaping (\(generics)) throws -> Element
      ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
          raw: Observable.zip(
            \(sources),
            resultSelector: resultSelector
          )
        )
      }
    }

    extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
      /// Combines the elements of \(arity) singles into a tuple.
      ///
      /// - Parameters:
      ///   - \(documentation)
      /// - Returns: A single of the tuple.
      public static func zip<\(generics)>(
        \(parameters)
      ) -> PrimitiveSequence<Trait, (\(generics))> {
        PrimitiveSequence(
          raw: Observable.zip(
            \(sources)
          )
        )
      }
    }

    """
}

struct Operation: Sendable {
  let name: String
  let file: String
  let summary: String
  let completion: String
  let isInlinable: Bool
  let subscription: @Sendable (Int) -> String
  let sink: @Sendable (Int) -> String
}

let combineLatest = Operation(
  name: "combineLatest",
  file: "CombineLatest",
  summary: "Combines the latest elements",
  completion: "Completes when every sequence has completed, or when one emits after all others have completed "
    + "and one\n  /// of them never emitted.",
  isInlinable: true,
  subscription: { combineLatestSubscription($0) },
  sink: { combineLatestSink($0) }
)

let zip = Operation(
  name: "zip",
  file: "Zip",
  summary: "Combines the elements, first with first and so on,",
  completion: "Completes when every sequence has completed.",
  isInlinable: false,
  subscription: { zipSubscription($0) },
  sink: { _ in "" }
)

let root = URL(filePath: FileManager.default.currentDirectoryPath)
  .appending(path: "Sources/LegacyRx")
let header = "// Written by Scripts/GenerateArities.swift.\n\n"

func write(_ text: String, to path: String) throws {
  try Data((header + text.dropLast()).utf8).write(to: root.appending(path: path))
}

for arity in arities {
  for operation in [combineLatest, zip] {
    try write(
      observableForms(operation, arity) + "\n",
      to: "Operators/Arities/\(operation.file)\(arity).swift"
    )
    try write(
      sharedForms(operation, arity) + "\n",
      to: "Traits/Arities/SharedSequence+\(operation.file)\(arity).swift"
    )
  }
  try write(singleForms(arity) + "\n", to: "Traits/Arities/Single+Zip\(arity).swift")
}
